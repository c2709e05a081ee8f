import { type RefObject, useId, useRef } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { accountParts } from '../../../content/accounts/account-sections.ts';
import { type ApiOutcome, deleteAccount, fetchExport } from '../../../lib/api.ts';
import { download } from '../../file-viewer/download.ts';
import { signOut } from '../../session/sign-out.ts';
import { AccountForm, useAccountForm } from '../entrance/AccountForm.tsx';
import { EmailField } from '../entrance/fields.tsx';
import styles from './Account.module.css';
import { AccountSection, LockableButton } from './AccountSection.tsx';
import { useAction, useOpenAccount } from './open-account.ts';

const FILE_NAME = 'account.json';
const { title, lead, button, done } = accountParts.data;

export function DataSection() {
  const { run, busyId, message } = useAction();

  return (
    <AccountSection title={title} lead={lead} message={message}>
      <LockableButton
        isBusy={busyId !== undefined}
        onClick={() => run({ id: FILE_NAME, call: saveExport, done })}
      >
        {button}
      </LockableButton>
    </AccountSection>
  );
}

async function saveExport(): Promise<ApiOutcome<Blob>> {
  const outcome = await fetchExport();
  if (outcome.ok) download(FILE_NAME, outcome.data);
  return outcome;
}

const deletionText = accountParts.deletion;

export function DeletionSection() {
  const { lockedBy } = useOpenAccount();
  const dialog = useRef<HTMLDialogElement>(null);

  return (
    <AccountSection title={deletionText.title} lead={deletionText.lead}>
      <LockableButton data-danger="" onClick={() => dialog.current?.showModal()}>
        {deletionText.open}
      </LockableButton>
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
      return { email: isOwn ? undefined : deletionText.retypeFault };
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
      <h2 id={titleId}>{deletionText.heading}</h2>
      <p>{deletionText.goesLead}</p>
      <ul>
        {deletionText.goes.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p>{deletionText.stays}</p>
      <AccountForm
        form={form}
        words={{ button: deletionText.confirm, sending: deletionText.sending }}
        data-danger=""
        beside={
          <Button look="quiet" onClick={() => ref.current?.close()}>
            {deletionText.cancel}
          </Button>
        }
      >
        <EmailField
          label={deletionText.retype}
          value={form.typed('email')}
          error={form.errorOf('email')}
          autoComplete="email"
        />
      </AccountForm>
    </dialog>
  );
}
