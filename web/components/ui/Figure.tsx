import styles from './Figure.module.css';

/** A number whose sign at its end, if it has one, is green. */
export function Figure({ of }: { of: string }) {
  const number = of.replace(/[%+x]$/, '');
  return (
    <b>
      {number}
      <span className={styles.sign}>{of.slice(number.length)}</span>
    </b>
  );
}
