import type { AccountFormProps } from '../entrance/AccountForm.tsx';
import { FormMessage } from '../entrance/FormMessage.tsx';
import { SubmitButton } from '../entrance/SubmitButton.tsx';
import styles from './Account.module.css';
import { useOpenAccount } from './account-context.ts';

interface LockableFormProps extends Pick<AccountFormProps, 'form' | 'words' | 'look' | 'children'> {
  /** Accessible name of the field group. */
  label: string;
  /** Id of the element that explains why this form is locked, if it is for a reason of its own. */
  reasonId?: string | undefined;
}

/** An account form whose fields and button are locked together. */
export function LockableForm({ form, label, reasonId, children, ...submit }: LockableFormProps) {
  const lockedBy = useOpenAccount().lockedBy ?? reasonId;
  return (
    <form {...form.props} className={styles.form}>
      <FormMessage>{form.message}</FormMessage>
      <fieldset
        className={styles.fields}
        disabled={lockedBy !== undefined}
        aria-label={label}
        aria-describedby={lockedBy}
      >
        {children}
        <SubmitButton {...submit} isSending={form.isSending} lockedBy={lockedBy} />
      </fieldset>
    </form>
  );
}
