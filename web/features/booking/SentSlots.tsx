import { ButtonAnchor } from '../../components/ui/Button.tsx';
import { SignalLine } from '../../components/ui/SignalLine.tsx';
import { booking, slotPicker as text } from '../../content/booking.ts';
import { settings } from '../../content/site.ts';
import styles from './Booking.module.css';
import { PickedSlots } from './PickedSlots.tsx';
import { nameZone, toCalendar } from './slots.ts';

/** What happens next, and the times that were asked for, also as drafts for a calendar. */
export function SentSlots({ picked }: { picked: readonly number[] }) {
  const { storing, end } = booking.frame.byForm.steps;
  const [first] = picked;
  const calendar = toCalendar(picked, text.event(settings.brand), new Date());

  return (
    <>
      <SignalLine
        stages={[
          { ...storing, state: 'passed' },
          { ...end, state: 'running' },
        ]}
      />
      {first !== undefined && (
        <div className={styles.sentSlots}>
          <PickedSlots picked={picked} />
          <p translate="no">{nameZone(first)}</p>
          <ButtonAnchor
            look="quiet"
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
            download={text.fileName}
          >
            {text.save}
          </ButtonAnchor>
        </div>
      )}
    </>
  );
}
