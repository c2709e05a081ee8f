import type { ReactNode } from 'react';
import styles from './Panel.module.css';
import { Picture } from './Picture.tsx';

export interface PanelProps {
  /** Text alternative of the picture for screen readers. */
  label: string;
  title: string;
  status?: ReactNode;
  /** A last line, below a rule. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Frame for a small, realistic picture of the product. */
export function Panel({ label, title, status, foot, children }: PanelProps) {
  return (
    <Picture className={styles.panel} label={label}>
      <figcaption className={styles.head}>
        <span>{title}</span> {status}
      </figcaption>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </Picture>
  );
}
