import type { ReactNode } from 'react';
import type { Form } from '../../../lib/use-form.ts';
import styles from './Entrance.module.css';
import { FormMessage } from './FormMessage.tsx';
import { SubmitButton, type SubmitButtonProps } from './SubmitButton.tsx';

export interface AccountFormProps extends Omit<SubmitButtonProps, 'isSending' | 'lockedBy'> {
  form: Pick<Form, 'props' | 'message' | 'isSending'>;
  className?: string | undefined;
  /** Fields. */
  children?: ReactNode;
}

/** A form with its error message above the fields and its button below them. */
export function AccountForm({ form, className, children, ...submit }: AccountFormProps) {
  return (
    <form {...form.props} className={className ?? styles.form}>
      <FormMessage>{form.message}</FormMessage>
      {children}
      <SubmitButton {...submit} isSending={form.isSending} />
    </form>
  );
}
