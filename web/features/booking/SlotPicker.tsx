import { ChevronLeft, ChevronRight } from 'lucide';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { slotPicker as text } from '../../content/booking.ts';
import styles from './SlotPicker.module.css';
import { listWeek, nameSlot, nameZone } from './slots.ts';

/** Weeks ahead that are offered. */
const WEEKS = 4;

interface SlotPickerProps {
  /** Starts of half hours. */
  picked: readonly number[];
  onToggle: (startMs: number) => void;
}

/** A week in the visitor's time zone: its days, and the half hours of one that can be picked. */
export function SlotPicker({ picked, onToggle }: SlotPickerProps) {
  const [week, setWeek] = useState(0);
  const [dayName, setDayName] = useState<string>();
  const [focusedMs, setFocusedMs] = useState<number>();
  const days = listWeek(new Date(), week);
  // A day chosen in another week is not in this one.
  const openDay =
    days.find(({ name }) => name === dayName) ?? days.find(({ slots }) => slots.length > 0);
  const slots = openDay?.slots ?? [];
  const tabStopMs = slots.find((slot) => slot === focusedMs) ?? slots[0];

  return (
    <>
      <div className={styles.head}>
        <p>
          <span>{text.zone}</span> <b translate="no">{nameZone(slots[0] ?? Date.now())}</b>
        </p>
        <Button
          look="quiet"
          size="compact"
          aria-label={text.earlier}
          disabled={week === 0}
          onClick={() => setWeek(week - 1)}
        >
          <Icon of={ChevronLeft} size={16} />
        </Button>
        <Button
          look="quiet"
          size="compact"
          aria-label={text.later}
          disabled={week === WEEKS - 1}
          onClick={() => setWeek(week + 1)}
        >
          <Icon of={ChevronRight} size={16} />
        </Button>
      </div>
      <div className={styles.days}>
        {days.map(({ name, slots }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === openDay?.name}
            disabled={slots.length === 0}
            data-picked={slots.some((slot) => picked.includes(slot)) || undefined}
            onClick={() => setDayName(name)}
          >
            <span>{name.slice(0, 3)}</span> <b>{name.slice(4, -4)}</b> <span>{name.slice(-3)}</span>
          </button>
        ))}
      </div>
      <fieldset className={styles.times} aria-label={openDay?.name} onKeyDown={moveByArrowKey}>
        {slots.map((slot) => (
          <button
            key={slot}
            type="button"
            aria-pressed={picked.includes(slot)}
            tabIndex={slot === tabStopMs ? 0 : -1}
            onFocus={() => setFocusedMs(slot)}
            onClick={() => onToggle(slot)}
          >
            {nameSlot(slot).time}
          </button>
        ))}
      </fieldset>
    </>
  );
}

/** Half hours that a key moves by. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** Moves the focus to the half hour before or after. */
function moveByArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const slots = [...event.currentTarget.querySelectorAll('button')];
  const index = slots.findIndex((slot) => slot.matches(':focus'));
  slots[index + step]?.focus();
}
