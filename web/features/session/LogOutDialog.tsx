import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { sessionBar } from '../../content/workspace/navigation.ts';
import type { LogOut } from './use-log-out.ts';

const text = sessionBar.erasing;

/** Asks before a logout that erases drafts. */
export function LogOutDialog({ logOut }: { logOut: LogOut }) {
  const { dialog, erasableCount, leave } = logOut;
  const titleId = useId();
  const close = () => dialog.current?.close();

  return (
    <dialog ref={dialog} aria-labelledby={titleId}>
      <h2 id={titleId}>{text.heading}</h2>
      <p>
        <span>{text.lead(erasableCount)}</span>{' '}
        <Link to="/configuration-dashboard" onClick={close}>
          {text.dashboard}
        </Link>
        .
      </p>
      <div className="buttons">
        <Button data-danger="" onClick={leave}>
          {text.confirm}
        </Button>
        <Button look="quiet" onClick={close}>
          {text.cancel}
        </Button>
      </div>
    </dialog>
  );
}
