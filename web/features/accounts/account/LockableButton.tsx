import type { ComponentProps } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { useOpenAccount } from './account-context.ts';

interface LockableButtonProps {
  /** Id of the element that explains why this button is locked, if it is for a reason of its own. */
  reasonId?: string | undefined;
  isBusy?: boolean;
}

/** A button that stays focusable while it is locked and is described by the reason. */
export function LockableButton({
  reasonId,
  isBusy = false,
  onClick,
  ...rest
}: ComponentProps<typeof Button> & LockableButtonProps) {
  const lockedBy = useOpenAccount().lockedBy ?? reasonId;
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
