import type { ReactNode } from 'react';
import type { BookingFrameText } from '../../content/booking.ts';
import { mailtoAddress } from '../../lib/mailto-address.ts';
import { LeadCard } from '../leads/LeadCard.tsx';
import { LeadOutcome } from '../leads/LeadOutcome.tsx';
import { useLeadForm } from '../leads/use-lead-form.ts';
import styles from './Booking.module.css';

interface BookingCardProps {
  text: BookingFrameText;
  leadForm: ReturnType<typeof useLeadForm>;
  /** Before the form. */
  picker?: ReactNode;
  /** Below the confirmation. */
  sent?: ReactNode;
}

/** A card that books by message: heading, form and confirmation. */
export function BookingCard({ text, leadForm, picker, sent }: BookingCardProps) {
  const { byForm } = text;
  return (
    <section
      className={styles.form}
      aria-label={byForm.title}
      data-status={leadForm.state}
      data-picks={picker && ''}
    >
      <header>
        <LeadOutcome text={`${byForm.sent.title}. ${byForm.sent.text}`} />
        <h2>{byForm.title}</h2>
        <p>{byForm.lead}</p>
      </header>
      {picker}
      <LeadCard text={byForm} leadForm={leadForm} sent={sent}>
        <p>
          <a href={mailtoAddress(text.emailSubject)}>{text.notLoading.emailLabel}</a>
        </p>
      </LeadCard>
    </section>
  );
}

export function BookingForm({ text }: { text: BookingFrameText }) {
  return <BookingCard text={text} leadForm={useLeadForm(text.byForm)} />;
}
