import { Button } from '../../../components/ui/Button.tsx';

export interface SubmitButtonProps {
  isSending: boolean;
  words: { readonly button: string; readonly sending: string };
  /** Where the browser sends the form if the app does not run. */
  action?: string;
  look?: 'primary' | 'quiet';
  /** Id of the element that explains why the form is locked. */
  lockedBy?: string | undefined;
  /** Marks an irreversible action. */
  'data-danger'?: '';
}

/** Keeps its size and the focus while the request is pending. */
export function SubmitButton({ isSending, words, action, lockedBy, ...rest }: SubmitButtonProps) {
  return (
    <Button
      {...rest}
      type="submit"
      {...(action && { formAction: action, formMethod: 'post' })}
      aria-disabled={isSending || lockedBy !== undefined}
      aria-describedby={lockedBy}
    >
      {isSending ? words.sending : words.button}
    </Button>
  );
}
