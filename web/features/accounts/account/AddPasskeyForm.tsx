import { Field } from '../../../components/forms/Field.tsx';
import { accountParts } from '../../../content/accounts/account-parts.ts';
import { FormMessage } from '../entrance/FormMessage.tsx';
import { SubmitButton } from '../entrance/SubmitButton.tsx';
import styles from './Account.module.css';
import { LockableFields } from './LockableFields.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

const { label, note, example, button, sending } = accountParts.passkeys;

export function AddPasskeyForm({ lockedBy }: { lockedBy: string | undefined }) {
  const { form, isAdding, message, add } = useAddPasskey();

  return (
    // Without the app a submit does nothing: it would reload the page.
    <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={add}>
      <FormMessage>{message}</FormMessage>
      <LockableFields lockedBy={lockedBy} label={button}>
        <Field label={label} note={note}>
          {(control) => (
            <input
              {...control}
              name="name"
              placeholder={example}
              autoComplete="off"
              maxLength={64}
            />
          )}
        </Field>
        <SubmitButton
          isSending={isAdding}
          label={button}
          sendingLabel={sending}
          lockedBy={lockedBy}
          look="quiet"
        />
      </LockableFields>
    </form>
  );
}
