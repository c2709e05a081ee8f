import { useRef } from 'react';
import type { Counter } from '../../content/products/product.ts';
import { useCountUp } from '../../lib/use-count-up.ts';
import styles from './Benefits.module.css';

/** Number that counts up to its value once, when half of it is visible. */
export function BenefitCounter({ value, suffix, label, delayMs }: Counter) {
  const item = useRef<HTMLLIElement>(null);
  const shown = useCountUp(item, { target: value, delayMs });

  return (
    <li ref={item}>
      <p className={styles.number}>
        {/* Invisible: reserves the final width while counting, and is what screen readers read. */}
        <span className={styles.target}>{value}</span>
        <span className={styles.shown} aria-hidden>
          {shown}
        </span>
        <span className={styles.suffix}>{suffix}</span>
      </p>
      <p className={styles.label}>{label}</p>
    </li>
  );
}
