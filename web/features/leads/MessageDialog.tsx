import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../components/ui/Button.tsx';
import { contactForm, messageDialog } from '../../content/leads.ts';
import { LeadCard } from './LeadCard.tsx';
import styles from './MessageDialog.module.css';
import { useLeadForm } from './use-lead-form.ts';

interface MessageDialogProps {
  /** The dialog has closed: by its button, by Escape, or because a link in it was followed. */
  onClose: () => void;
}

/**
 * The message form of the contact page, over any other page. Both keep the same draft. It is
 * outside of what opens it, whose colours and styles are not its own.
 */
export function MessageDialog({ onClose }: MessageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const leadForm = useLeadForm(contactForm.id);
  const titleId = useId();

  useEffect(() => dialog.current?.showModal(), []);

  function closeForLink({ target }: MouseEvent): void {
    if (target instanceof Element && target.closest('a')) dialog.current?.close();
  }

  return createPortal(
    // The keyboard follows a link by the same event.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeForLink}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{contactForm.title}</h2>
        <Button look="quiet" size="compact" onClick={() => dialog.current?.close()}>
          {messageDialog.close}
        </Button>
      </div>
      <p>{messageDialog.lead}</p>
      <LeadCard text={contactForm} leadForm={leadForm} />
    </dialog>,
    document.body,
  );
}
