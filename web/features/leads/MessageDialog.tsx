import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../components/ui/Button.tsx';
import { contactForm, messageDialog } from '../../content/leads.ts';
import { LeadCard } from './LeadCard.tsx';
import styles from './MessageDialog.module.css';
import { useLeadForm } from './use-lead-form.ts';

interface MessageDialogProps {
  /** Called when the dialog has closed: by its button, by Escape, or by following a link in it. */
  onClose: () => void;
}

/**
 * The contact form in a dialog over any page, with the same draft as the contact page. Rendered
 * outside of its opener, so that it does not inherit the opener's styles.
 */
export function MessageDialog({ onClose }: MessageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const leadForm = useLeadForm(contactForm);
  const titleId = useId();

  useEffect(() => dialog.current?.showModal(), []);

  function closeForLink({ target }: MouseEvent): void {
    if (target instanceof Element && target.closest('a')) dialog.current?.close();
  }

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keyboard fires click too.
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
