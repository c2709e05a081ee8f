import { page } from '../../content/case-studies/page.ts';
import styles from './ChangeDrawing.module.css';
import { changeIn } from './change-in.ts';

const MONTHS_OF_A_QUARTER = 3;
const WORKING_DAYS_OF_A_QUARTER = 65;

/** Columns of a field of squares, for each of its rows. */
const COLUMNS_PER_ROW = 2.6;

/** Of a bar that stands for nothing. */
const MARK = 0.01;

/**
 * Before and after to scale: what can be counted in squares, other amounts as bars, and releases on
 * the working days of a quarter. `of` is the key of the result.
 */
export function ChangeDrawing({ of, result }: { of: string; result: string }) {
  const { amounts, whole } = changeIn(result);
  if (of === 'releasesPerMonth') {
    const counts = amounts.map((rate) => Math.round(rate * MONTHS_OF_A_QUARTER));
    return <Fields counts={counts} whole={WORKING_DAYS_OF_A_QUARTER} captions={page.calendar} />;
  }
  if (whole < WORKING_DAYS_OF_A_QUARTER && /^[\d →of]+$/.test(result)) {
    return <Fields counts={amounts} whole={whole} />;
  }
  return (
    <svg className={styles.bars} viewBox={`0 0 ${whole} 9`} preserveAspectRatio="none" aria-hidden>
      <path d={amounts.map((_, row) => `M0 ${5 * row + 2}h${whole}`).join('')} />
      {amounts.map((amount, row) => (
        <path key={amount} d={`M0 ${5 * row + 2}h${amount || whole * MARK}`} />
      ))}
    </svg>
  );
}

interface FieldsProps {
  counts: readonly number[];
  whole: number;
  /** With captions, the counts are distributed evenly. */
  captions?: readonly string[];
}

/** A field of squares for each count, which are filled. */
function Fields({ counts, whole, captions }: FieldsProps) {
  const rows = Math.round(Math.sqrt(whole / COLUMNS_PER_ROW));

  function squares(count: number): string {
    return Array.from({ length: count }, (_, index) => {
      const place = captions ? Math.floor(((index + 0.5) * whole) / count) : index;
      return `M${Math.floor(place / rows)} ${place % rows}h.8v.8h-.8z`;
    }).join('');
  }

  return (
    <span className={styles.fields}>
      {counts.map((count, index) => (
        <span key={count}>
          <svg viewBox={`0 0 ${Math.ceil(whole / rows) - 0.2} ${rows - 0.2}`} aria-hidden>
            <path d={squares(whole)} />
            <path d={squares(count)} />
          </svg>
          {captions?.[index]}
        </span>
      ))}
    </span>
  );
}
