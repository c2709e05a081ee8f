import type { ReactNode } from 'react';
import styles from './CallMeter.module.css';

export const MINUTES_OF_A_UNIT = 15;

interface CallMeterProps {
  /** Whole minutes used of the unit. */
  minutes: number;
  time: string;
  unit: string;
  children: ReactNode;
}

/** The running unit of a call, minute by minute. */
export function CallMeter({ minutes, time, unit, children }: CallMeterProps) {
  return (
    <div className={styles.timer}>
      <p>
        <b>{time}</b> of 15:00
      </p>
      <p>{unit}</p>
      <div className={styles.minutes} aria-hidden="true">
        {Array.from({ length: MINUTES_OF_A_UNIT }, (_, minute) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a minute is its place in the unit.
          <i key={minute} data-used={minute < minutes || undefined} />
        ))}
      </div>
      <p>{children}</p>
    </div>
  );
}
