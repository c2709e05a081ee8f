import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  id?: string;
  /** Dark in both themes, over the whole width. */
  isDark?: boolean;
  children: ReactNode;
}

/** A band of the page, as wide as the page, with the page's rhythm above and below. */
export function Section({ id, isDark, children }: SectionProps) {
  return (
    // The first one of a page is where its fold is: above it is the introduction.
    <section
      data-fold
      id={id}
      className={styles.section}
      {...(isDark && { 'data-scheme': 'dark' })}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
