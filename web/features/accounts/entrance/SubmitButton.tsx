import { Button } from '../../../components/ui/Button.tsx';

interface SubmitButtonProps {
  isSending: boolean;
  label: string;
  sendingLabel: string;
  look?: 'primary' | 'quiet';
  /** Id of the element that explains why the form is locked. */
  lockedBy?: string | undefined;
  /** Marks an irreversible action. */
  'data-danger'?: '';
}

/** Keeps its size and the focus while the request is pending. */
export function SubmitButton({
  isSending,
  label,
  sendingLabel,
  lockedBy,
  ...rest
}: SubmitButtonProps) {
  return (
    <Button
      {...rest}
      type="submit"
      aria-disabled={isSending || lockedBy !== undefined}
      aria-describedby={lockedBy}
    >
      {isSending ? sendingLabel : label}
    </Button>
  );
}
