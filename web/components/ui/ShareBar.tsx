import './shares.css';
import styles from './ShareBar.module.css';

interface ShareBarProps {
  /** In any unit, at most four: what is said about them stands beside the bar. */
  values: readonly number[];
}

/** Parts of a whole as one bar. `ShareMark` names a part's tone beside its label. */
export function ShareBar({ values }: ShareBarProps) {
  const total = values.reduce((sum, value) => sum + value, 0) || 1;
  let end = 0;
  return (
    <svg className={styles.bar} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      {values.map((value, index) => {
        const start = end;
        end += value / total;
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place.
        return <rect key={index} data-part={index} x={start} width={end - start} height="1" />;
      })}
    </svg>
  );
}

/** The tone of the part at `index`. */
export function ShareMark({ index }: { index: number }) {
  return <i className={styles.mark} data-part={index} aria-hidden />;
}
