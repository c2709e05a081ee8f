import { Button } from '../../../components/ui/Button.tsx';

interface SubmitButtonProps {
  isSending: boolean;
  label: string;
  sendingLabel: string;
  look?: 'primary' | 'quiet';
}

/** Keeps its place and the focus while it waits. */
export function SubmitButton({ isSending, label, sendingLabel, look }: SubmitButtonProps) {
  return (
    <Button type="submit" look={look} aria-disabled={isSending}>
      {isSending ? sendingLabel : label}
    </Button>
  );
}
