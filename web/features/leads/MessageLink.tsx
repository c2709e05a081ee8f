import { Link, useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';

type Dialog = typeof import('./MessageDialog.tsx')['MessageDialog'];

const loadDialog = () => import('./MessageDialog.tsx');

/**
 * Opens the message form in a dialog. It is a real link to the contact page and acts as one before
 * hydration, in a new tab, if the form fails to load, and on the contact page itself.
 */
export function MessageLink() {
  const [OpenDialog, setOpenDialog] = useState<Dialog>();
  const navigate = useNavigate();
  const target = { to: '/company/contact', hash: 'message' } as const;

  async function open(event: MouseEvent): Promise<void> {
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isForNewTab || document.getElementById(target.hash)) return;
    event.preventDefault();
    try {
      const { MessageDialog } = await loadDialog();
      setOpenDialog(() => MessageDialog);
    } catch {
      await navigate(target);
    }
  }

  return (
    <>
      <Link {...target} onClick={open}>
        Write to us
      </Link>
      {OpenDialog && <OpenDialog onClose={() => setOpenDialog(undefined)} />}
    </>
  );
}
