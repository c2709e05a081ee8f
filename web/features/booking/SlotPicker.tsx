import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
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

/** A week of half hours in the visitor's time zone, of which some can be picked. */
export function SlotPicker({ picked, onToggle }: SlotPickerProps) {
  const [week, setWeek] = useState(0);
  const [dayName, setDayName] = useState<string>();
  const [focusedMs, setFocusedMs] = useState<number>();
  const { days, times } = listWeek(new Date(), week);
  const offered = days.flatMap(({ slots }) => slots).filter((slot) => slot !== undefined);
  // A day chosen in another week is not in this one.
  const openDay = days.find(({ name }) => name === dayName) ?? days.find(hasSlots);
  const isOpenHere = openDay?.slots.some((slot) => slot === focusedMs);
  const tabStopMs = isOpenHere ? focusedMs : openDay?.slots.find((slot) => slot !== undefined);

  return (
    <>
      <div className={styles.head}>
        <p>
          <span>{text.zone}</span> <b translate="no">{nameZone(offered[0] ?? Date.now())}</b>
        </p>
        <Button
          look="quiet"
          size="compact"
          aria-label={text.earlier}
          disabled={week === 0}
          onClick={() => setWeek(week - 1)}
        >
          ‹
        </Button>
        <Button
          look="quiet"
          size="compact"
          aria-label={text.later}
          disabled={week === WEEKS - 1}
          onClick={() => setWeek(week + 1)}
        >
          ›
        </Button>
      </div>
      <div className={styles.tabs}>
        {days.map(({ name, slots }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === openDay?.name}
            disabled={!hasSlots({ slots })}
            data-picked={slots.some((slot) => slot && picked.includes(slot)) || undefined}
            onClick={() => setDayName(name)}
          >
            <b>{name.slice(0, 3)}</b> <span>{name.slice(4)}</span>
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons take the keys. */}
      <div className={styles.week} onKeyDown={moveByArrowKey}>
        {days.map(({ name, slots }) => (
          <fieldset key={name} data-open={name === openDay?.name || undefined}>
            <legend>{name}</legend>
            {slots.map((slot, row) => (
              <button
                key={times[row]}
                type="button"
                disabled={slot === undefined}
                aria-pressed={slot !== undefined && picked.includes(slot)}
                tabIndex={slot === tabStopMs ? 0 : -1}
                onFocus={() => {
                  setFocusedMs(slot);
                  setDayName(name);
                }}
                onClick={() => slot !== undefined && onToggle(slot)}
              >
                {times[row]}
              </button>
            ))}
          </fieldset>
        ))}
      </div>
      <div className={styles.chips} aria-live="polite">
        {picked.length === 0 && <p className="note">{text.none}</p>}
        {picked.map((startMs, index) => (
          <button key={startMs} type="button" onClick={() => onToggle(startMs)}>
            <b>{index + 1}</b> <span className="visually-hidden">{text.remove}</span>{' '}
            <span>{nameSlot(startMs).replaceAll(' ', '\u00a0').replace(',\u00a0', ' ')}</span>
            <span aria-hidden>×</span>
          </button>
        ))}
      </div>
    </>
  );
}

function hasSlots({ slots }: { slots: readonly (number | undefined)[] }): boolean {
  return slots.some((slot) => slot !== undefined);
}

/** Days and rows that a key moves by. */
const STEPS: Readonly<Record<string, readonly [days: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus to the next half hour that is offered in the direction of an arrow key. */
function moveByArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const days = [...event.currentTarget.children].map((day) => [...day.querySelectorAll('button')]);
  let day = days.findIndex((slots) => slots.some((slot) => slot.matches(':focus')));
  let row = days[day]?.findIndex((slot) => slot.matches(':focus')) ?? -1;
  do {
    day += step[0];
    row += step[1];
  } while (days[day]?.[row]?.disabled);
  days[day]?.[row]?.focus();
}
