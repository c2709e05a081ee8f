import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  /** Text alternative of the picture for screen readers. */
  label: string;
  title: string;
  status?: ReactNode;
  children: ReactNode;
}

/** Frame for a small, realistic picture of the product. */
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
