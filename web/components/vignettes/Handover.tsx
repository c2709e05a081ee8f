import { useRef } from 'react';
import { useVisibility } from '../../lib/visibility.ts';
import { Signal } from '../ui/Signal.tsx';
import styles from './Handover.module.css';
import { Picture } from './Picture.tsx';

/** Fraction that must be visible for the line to appear. */
const VISIBLE_SHARE = 0.3;

/** The work of an engagement: ours rises and ends, the team’s goes on until it needs nobody else. */
export function Handover() {
  const box = useRef<HTMLDivElement>(null);
  useVisibility(box, VISIBLE_SHARE);
  return (
    <div ref={box}>
      <Picture
        className={styles.handover}
        label="Our share of the work falls to nothing, and your team’s grows until it needs no help"
      >
        <svg viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.area} d="M0 82C50 82 70 40 130 40S190 92 262 99L300 100H0Z" />
          <path className={styles.ours} d="M0 82C50 82 70 40 130 40S190 92 262 99L300 100" />
          <path className={styles.yours} d="M0 95C70 95 110 86 160 54S240 8 296 8" />
        </svg>
        <p className={styles.our}>our hours</p>
        <p className={styles.your}>
          <Signal state="passed" />
          your team’s
        </p>
      </Picture>
    </div>
  );
}
