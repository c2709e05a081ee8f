import type { ReactNode } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Signal } from '../../components/ui/Signal.tsx';
import type { LeadFormText } from '../../content/leads.ts';
import styles from './LeadCard.module.css';
import { LeadForm } from './LeadForm.tsx';
import type { useLeadForm } from './use-lead-form.ts';

interface LeadCardProps {
  text: LeadFormText;
  leadForm: ReturnType<typeof useLeadForm>;
  /** Below the confirmation. */
  sent?: ReactNode;
  /** Another way, at the end of the form. */
  children?: ReactNode;
}

export function LeadCard({ text, leadForm, sent, children }: LeadCardProps) {
  const { state, sentPanel, writeAnother } = leadForm;
  return (
    <div className={styles.card} data-status={state}>
      <LeadForm text={text} leadForm={leadForm}>
        {children}
      </LeadForm>
      {state === 'sent' && (
        <div ref={sentPanel} className={styles.sent} role="status" tabIndex={-1}>
          <Signal state="passed" />
          <h3>{text.sent.title}</h3>
          <p>{text.sent.text}</p>
          {sent}
          <Button look="quiet" onClick={writeAnother}>
            {text.sent.again}
          </Button>
        </div>
      )}
    </div>
  );
}
