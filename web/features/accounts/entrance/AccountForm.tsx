import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import type { ApiFailure, ApiOutcome } from '../../../lib/api.ts';
import { type Form, type FormOptions, type Typed, useForm } from '../../../lib/use-form.ts';
import styles from './Entrance.module.css';
import { failureMessage } from './failure-message.ts';

export interface AccountFormProps extends Omit<SubmitButtonProps, 'isSending'> {
  form: Pick<Form, 'props' | 'message' | 'isSending'>;
  className?: string | undefined;
  children?: ReactNode;
  /** Beside the button, such as one that cancels. */
  beside?: ReactNode;
}

/** A form with its error message above the fields and its button below them. */
export function AccountForm({ form, className, children, beside, ...submit }: AccountFormProps) {
  const button = <SubmitButton {...submit} isSending={form.isSending} />;
  return (
    <form {...form.props} className={className ?? styles.form}>
      <FormMessage>{form.message}</FormMessage>
      {children}
      {beside ? (
        <div className="buttons">
          {button}
          {beside}
        </div>
      ) : (
        button
      )}
    </form>
  );
}

export function FormMessage({ children }: { children: string | undefined }) {
  return children === undefined ? null : <Notice kind="error">{children}</Notice>;
}

interface SubmitButtonProps {
  isSending: boolean;
  words: { readonly button: string; readonly sending: string };
  /** Where the browser sends the form if the app does not run. */
  action?: string;
  look?: 'primary' | 'quiet';
  /** Marks an irreversible action. */
  'data-danger'?: '';
}

/** Keeps its size and the focus while the request is pending. */
export function SubmitButton({ isSending, words, action, ...rest }: SubmitButtonProps) {
  return (
    <Button
      {...rest}
      type="submit"
      {...(action && { formAction: action, formMethod: 'post' })}
      aria-disabled={isSending}
    >
      {isSending ? words.sending : words.button}
    </Button>
  );
}

interface AccountFormOptions<Name extends string, Data> extends Omit<FormOptions<Name>, 'submit'> {
  send: (typed: Typed<Name>) => Promise<ApiOutcome<Data>>;
  onDone: (data: Data, typed: Typed<Name>) => void | Promise<void>;
  explain?: (failure: ApiFailure) => string;
  /** Handles failures that end the form; returns true if it handled this one. */
  onFailure?: (failure: ApiFailure) => boolean;
}

/** A form that sends one request to the Worker and shows why it was refused. */
export function useAccountForm<Name extends string, Data>({
  send,
  onDone,
  explain = failureMessage,
  onFailure,
  ...form
}: AccountFormOptions<Name, Data>) {
  return useForm({
    ...form,
    submit: async (typed) => {
      const outcome = await send(typed);
      if (outcome.ok) {
        onDone(outcome.data, typed);
        return undefined;
      }
      const { failure } = outcome;
      if (onFailure?.(failure)) return undefined;
      const field = failure.kind === 'refused' ? failure.field : undefined;
      return { message: explain(failure), field };
    },
  });
}
