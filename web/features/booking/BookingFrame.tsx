import { useHydrated } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { BookingFrameText } from '../../content/booking.ts';
import { mailtoAddress } from '../../lib/mailto-address.ts';
import { LeadCard } from '../leads/LeadCard.tsx';
import { LeadOutcome } from '../leads/LeadOutcome.tsx';
import { useLeadForm } from '../leads/use-lead-form.ts';
import styles from './Booking.module.css';
import { EmbeddedCalendar } from './EmbeddedCalendar.tsx';
import { SentSlots } from './SentSlots.tsx';
import picker from './SlotPicker.module.css';
import { SlotPicker } from './SlotPicker.tsx';
import { describePicks } from './slots.ts';
import { usePickedSlots } from './use-picked-slots.ts';

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
  const slots = usePickedSlots();
  const leadForm = useLeadForm(byForm, describePicks(slots.picked));
  const isHydrated = useHydrated();
  const { state } = leadForm;

  useEffect(() => {
    if (state === 'sent') slots.forget();
  }, [state, slots.forget]);

  function writeAnother(): void {
    slots.clear();
    leadForm.writeAnother();
  }

  return (
    <section
      className={styles.form}
      aria-label={byForm.title}
      data-status={state}
      data-picks={byForm.picksLabel && ''}
    >
      <header>
        <LeadOutcome text={`${byForm.sent.title}. ${byForm.sent.text}`} />
        <h2>{byForm.title}</h2>
        <p>{byForm.lead}</p>
      </header>
      {byForm.picksLabel && (
        <div className={picker.picker}>
          {isHydrated && <SlotPicker picked={slots.picked} onToggle={slots.toggle} />}
        </div>
      )}
      <LeadCard
        text={byForm}
        leadForm={{ ...leadForm, writeAnother }}
        sent={byForm.picksLabel && <SentSlots picked={slots.picked} />}
      >
        <p>
          <a href={mailtoAddress(text.emailSubject)}>{text.notLoading.emailLabel}</a>
        </p>
      </LeadCard>
    </section>
  );
}
