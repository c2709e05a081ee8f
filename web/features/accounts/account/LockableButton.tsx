import type { ComponentProps } from 'react';
import { Button } from '../../../components/ui/Button.tsx';

interface LockableButtonProps {
  /** Id of the words that say why it does nothing; undefined if it does something. */
  lockedBy: string | undefined;
  isBusy?: boolean;
}

/** A button that can be reached and read while it is locked, with the reason. */
export function LockableButton({
  lockedBy,
  isBusy = false,
  onClick,
  ...rest
}: ComponentProps<typeof Button> & LockableButtonProps) {
  const isLocked = lockedBy !== undefined;
  return (
    <Button
      look="quiet"
      size="compact"
      {...rest}
      aria-disabled={isLocked || isBusy}
      aria-describedby={lockedBy}
      onClick={isLocked || isBusy ? (event) => event.preventDefault() : onClick}
    />
  );
}
