import type { ReactNode } from 'react';
import type { Form } from '../../../lib/use-form.ts';
import { FormMessage } from '../entrance/FormMessage.tsx';
import { SubmitButton } from '../entrance/SubmitButton.tsx';
import styles from './Account.module.css';

interface LockableFormProps {
  form: Pick<Form, 'props' | 'message' | 'isSending'>;
  /** Id of the element that explains why the form is locked; undefined when it is not locked. */
  lockedBy: string | undefined;
  /** Accessible name of the field group. */
  label: string;
  submit: Pick<Parameters<typeof SubmitButton>[0], 'label' | 'sendingLabel' | 'look'>;
  children: ReactNode;
}

/** An account form whose fields and button are locked together. */
export function LockableForm({ form, lockedBy, label, submit, children }: LockableFormProps) {
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
