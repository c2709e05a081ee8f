import type { BookingFrameText } from '../../content/booking.ts';
import { mailtoAddress } from '../../lib/mailto-address.ts';
import { LeadCard } from '../leads/LeadCard.tsx';
import { LeadOutcome } from '../leads/LeadOutcome.tsx';
import { useLeadForm } from '../leads/use-lead-form.ts';
import styles from './Booking.module.css';
import { EmbeddedCalendar } from './EmbeddedCalendar.tsx';

interface BookingFrameProps {
  /** URL of the provider's page; empty if none is configured. */
  url: string;
  text: BookingFrameText;
}

/** The booking calendar, or a form that asks for a time. */
export function BookingFrame({ url, text }: BookingFrameProps) {
  return url ? <EmbeddedCalendar url={url} text={text} /> : <BookingForm text={text} />;
}

/** Books by message when no calendar is configured. */
function BookingForm({ text }: { text: BookingFrameText }) {
  const { byForm } = text;
  const leadForm = useLeadForm(byForm.id);
  return (
    <section className={styles.form} aria-label={byForm.title}>
      <header data-status={leadForm.state}>
        <LeadOutcome text={`${byForm.sent.title}. ${byForm.sent.text}`} />
        <h2>{byForm.title}</h2>
        <p>{byForm.lead}</p>
      </header>
      <LeadCard text={byForm} leadForm={leadForm}>
        <p>
          <a href={mailtoAddress(text.emailSubject)}>{text.notLoading.emailLabel}</a>
        </p>
      </LeadCard>
    </section>
  );
}
