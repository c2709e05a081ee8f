import type { ReactNode } from 'react';
import styles from './Entrance.module.css';

interface VeilProps {
  /** Whether the children apply to this browser and may be shown. */
  isLifted: boolean;
  children: ReactNode;
}

/**
 * Hides a part of a prerendered page that only some browsers should show. The hidden part keeps its
 * space, so nothing flashes or shifts when it appears.
 */
export function Veil({ isLifted, children }: VeilProps) {
  return (
    <div className={styles.veil} data-lifted={isLifted || undefined}>
      {children}
    </div>
  );
}
