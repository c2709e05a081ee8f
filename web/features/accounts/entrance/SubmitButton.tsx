import { Button } from '../../../components/ui/Button.tsx';

interface SubmitButtonProps {
  isSending: boolean;
  label: string;
  sendingLabel: string;
  look?: 'primary' | 'quiet';
  /** Id of the words that say why the form is locked. */
  lockedBy?: string | undefined;
  /** What it does cannot be undone. */
  'data-danger'?: '';
}

/** Keeps its place and the focus while it waits. */
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
