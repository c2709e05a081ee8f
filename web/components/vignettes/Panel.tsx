import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  /** What the picture shows, for those who do not see it. */
  label: string;
  title: string;
  status?: ReactNode;
  children: ReactNode;
}

/** A small, true-looking piece of the product. */
export function Panel({ label, title, status, children }: PanelProps) {
  return (
    <figure className={styles.panel} aria-label={label}>
      <figcaption className={styles.head}>
        <span>{title}</span>
        {status}
      </figcaption>
      {children}
    </figure>
  );
}
