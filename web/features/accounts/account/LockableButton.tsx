import type { ComponentProps } from 'react';
import { Button } from '../../../components/ui/Button.tsx';

interface LockableButtonProps {
  /** Id of the element that explains why the button is locked; undefined when it is not locked. */
  lockedBy: string | undefined;
  isBusy?: boolean;
}

/** A button that stays focusable while it is locked and is described by the reason. */
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
