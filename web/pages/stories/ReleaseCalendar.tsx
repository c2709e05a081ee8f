import { page } from '../../content/case-studies/page.ts';
import styles from './ReleaseCalendar.module.css';

const MONTHS_OF_A_QUARTER = 3;
const WEEKS_OF_A_QUARTER = 13;
const DAYS_OF_A_WEEK = 5;
const DAYS = WEEKS_OF_A_QUARTER * DAYS_OF_A_WEEK;

/** The working days of a quarter before and of one after; those with a release are filled. */
export function ReleaseCalendar({ perMonth }: { perMonth: readonly number[] }) {
  return (
    <span className={styles.quarters}>
      {perMonth.map((rate, index) => (
        <span key={rate}>
          <svg viewBox={`0 0 ${WEEKS_OF_A_QUARTER} ${DAYS_OF_A_WEEK}`} aria-hidden>
            <path d={squares(DAYS)} />
            <path d={squares(Math.round(rate * MONTHS_OF_A_QUARTER))} />
          </svg>
          {page.calendar[index]}
        </span>
      ))}
    </span>
  );
}

/** Squares for so many days, evenly distributed over the quarter. */
function squares(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const day = Math.floor(((index + 0.5) * DAYS) / count);
    return `M${Math.floor(day / DAYS_OF_A_WEEK)} ${day % DAYS_OF_A_WEEK}h.8v.8h-.8z`;
  }).join('');
}
