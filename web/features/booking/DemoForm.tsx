import { useHydrated } from '@tanstack/react-router';
import { useEffect } from 'react';
import { booking } from '../../content/booking.ts';
import { useLeadForm } from '../leads/use-lead-form.ts';
import { BookingCard } from './BookingForm.tsx';
import { PickedSlots } from './PickedSlots.tsx';
import { SentSlots } from './SentSlots.tsx';
import styles from './SlotPicker.module.css';
import { SlotPicker } from './SlotPicker.tsx';
import { describePicks } from './slots.ts';
import { usePickedSlots } from './use-picked-slots.ts';

/** Books a demo by picking half hours. */
export function DemoForm() {
  const { picked, toggle, forget, clear } = usePickedSlots();
  const leadForm = useLeadForm(booking.frame.byForm, describePicks(picked));
  const isHydrated = useHydrated();
  const isSent = leadForm.state === 'sent';

  useEffect(() => {
    if (isSent) forget();
  }, [isSent, forget]);

  function writeAnother(): void {
    clear();
    leadForm.writeAnother();
  }

  return (
    <BookingCard
      text={booking.frame}
      leadForm={{ ...leadForm, writeAnother }}
      picker={
        <>
          <div className={styles.picker} data-made-here>
            {isHydrated && <SlotPicker picked={picked} onToggle={toggle} />}
          </div>
          <PickedSlots picked={picked} onRemove={toggle} />
        </>
      }
      sent={<SentSlots picked={picked} />}
    />
  );
}
