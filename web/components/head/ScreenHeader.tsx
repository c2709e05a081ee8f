import type { ReactNode } from 'react';
import styles from './ScreenHeader.module.css';

interface ScreenHeaderProps {
  /** A short line above the heading. */
  eyebrow?: ReactNode;
  heading: string;
  lead: string;
  children?: ReactNode;
}

/** Header of a workspace screen. */
export function ScreenHeader({ eyebrow, heading, lead, children }: ScreenHeaderProps) {
  return (
    <header className={styles.header}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </header>
  );
}
