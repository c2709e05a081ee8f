import type { ReactNode } from 'react';
import { slotPicker as text } from '../../content/booking.ts';
import styles from './PickedSlots.module.css';
import { nameSlot } from './slots.ts';
import { PICKS_MAX_COUNT } from './use-picked-slots.ts';

interface PickedSlotsProps {
  picked: readonly number[];
  /** Called with a picked time that is pressed. Without it, only the picked times are shown. */
  onRemove?: (startMs: number) => void;
}

/** A place for each time that can be picked. */
export function PickedSlots({ picked, onRemove }: PickedSlotsProps) {
  return (
    <ol className={styles.slots} data-made-here aria-live="polite">
      {Array.from({ length: onRemove ? PICKS_MAX_COUNT : picked.length }, (_, index) => {
        const startMs = picked[index];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place stays, whatever is in it.
          <li key={index}>
            {startMs === undefined || !onRemove ? (
              <p>{startMs === undefined ? text.none(index + 1) : <SlotName of={startMs} />}</p>
            ) : (
              <button type="button" onClick={() => onRemove(startMs)}>
                <span className="visually-hidden">{text.remove} </span>
                <SlotName of={startMs} />
                <span aria-hidden>×</span>
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function SlotName({ of: startMs }: { of: number }): ReactNode {
  const { day, time } = nameSlot(startMs);
  return (
    <>
      <strong>{day}</strong> <samp>{time}</samp>
    </>
  );
}
