import type { ReactNode } from 'react';
import styles from './Entrance.module.css';

interface VeilProps {
  /** Whether what is below is what holds. */
  isLifted: boolean;
  children: ReactNode;
}

/**
 * Over a part of a prerendered page that holds only if the browser says so. It keeps its place
 * unseen until then, so that nothing flashes or moves.
 */
export function Veil({ isLifted, children }: VeilProps) {
  return (
    <div className={styles.veil} data-lifted={isLifted || undefined}>
      {children}
    </div>
  );
}
