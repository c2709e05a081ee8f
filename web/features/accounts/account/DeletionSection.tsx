import { type RefObject, useId, useRef } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { accountParts } from '../../../content/accounts/account-parts.ts';
import { deleteAccount } from '../../../lib/api.ts';
import { signOut } from '../../session/sign-out.ts';
import { EmailField } from '../entrance/EmailField.tsx';
import { FormMessage } from '../entrance/FormMessage.tsx';
import { SubmitButton } from '../entrance/SubmitButton.tsx';
import { useAccountForm } from '../use-account-form.ts';
import styles from './Account.module.css';
import { AccountSection } from './AccountSection.tsx';
import { useOpenAccount } from './account-context.ts';
import { LockableButton } from './LockableButton.tsx';

const text = accountParts.deletion;

export function DeletionSection() {
  const { lockedBy } = useOpenAccount();
  const dialog = useRef<HTMLDialogElement>(null);

  return (
    <AccountSection title={text.title} lead={text.lead}>
      <p className={styles.actions}>
        <LockableButton data-danger="" onClick={() => dialog.current?.showModal()}>
          {text.open}
        </LockableButton>
      </p>
      {lockedBy === undefined && <DeletionDialog ref={dialog} />}
    </AccountSection>
  );
}

/** Asks for the email address, so that nobody deletes an account by a slip of the hand. */
function DeletionDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { account, withProof, noteDeletion, noteFailure } = useOpenAccount();
  const { user } = account;
  const titleId = useId();
  const form = useAccountForm({
    names: ['email'],
    check: (typed) => {
      const isOwn = typed('email').trim().toLowerCase() === user.email.toLowerCase();
      return { email: isOwn ? undefined : text.retypeFault };
    },
    send: () => withProof(() => signOut(deleteAccount)),
    onDone: () => {
      ref.current?.close();
      noteDeletion();
    },
    onFailure: noteFailure,
  });

  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId} onClose={form.reset}>
      <h2 id={titleId}>{text.heading}</h2>
      <p>{text.goesLead}</p>
      <ul>
        {text.goes.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p>{text.stays}</p>
      <form {...form.props} className={styles.form}>
        <FormMessage>{form.message}</FormMessage>
        <EmailField
          label={text.retype}
          value={form.typed('email')}
          error={form.errorOf('email')}
          autoComplete="email"
        />
        <div className={styles.actions}>
          <SubmitButton
            isSending={form.isSending}
            words={{ button: text.confirm, sending: text.sending }}
            data-danger=""
          />
          <Button look="quiet" onClick={() => ref.current?.close()}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
