import { Button } from '../../../components/ui/Button.tsx';

interface SubmitButtonProps {
  isSending: boolean;
  label: string;
  sendingLabel: string;
  /** Where the browser sends the form without JavaScript. */
  action?: string;
  look?: 'primary' | 'quiet';
  /** Id of the element that explains why the form is locked. */
  lockedBy?: string | undefined;
  /** Marks an irreversible action. */
  'data-danger'?: '';
}

/**
 * Keeps its size and the focus while the request is pending. Without JavaScript another button takes
 * its place, which sends the form itself: before hydration a submit must do nothing.
 */
export function SubmitButton({
  isSending,
  label,
  sendingLabel,
  action,
  lockedBy,
  ...rest
}: SubmitButtonProps) {
  return (
    <>
      {action && (
        <noscript>
          <Button type="submit" formAction={action} formMethod="post">
            {label}
          </Button>
        </noscript>
      )}
      <Button
        {...rest}
        type="submit"
        aria-disabled={isSending || lockedBy !== undefined}
        aria-describedby={lockedBy}
      >
        {isSending ? sendingLabel : label}
      </Button>
    </>
  );
}
