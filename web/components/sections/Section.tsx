import type { ReactNode } from 'react';
import styles from './Section.module.css';
import { SectionHeading } from './SectionHeading.tsx';

interface SectionProps {
  id?: string;
  /** Uses the dark color scheme in both themes. */
  isDark?: boolean;
  children: ReactNode;
}

/** Full-width section with the page's standard vertical spacing. */
export function Section({ id, isDark, children }: SectionProps) {
  return (
    // The first section marks the fold of the page: see scripts/prerender/pages/first-screen.ts.
    <section
      data-fold=""
      id={id}
      className={styles.section}
      {...(isDark && { 'data-scheme': 'dark' })}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}

interface SideSectionProps extends SectionProps {
  title: string;
  lead?: string | undefined;
  /** Below the heading. */
  aside?: ReactNode;
}

/** Section with its heading beside its content on wide screens. */
export function SideSection({ title, lead, aside, children, ...section }: SideSectionProps) {
  return (
    <Section {...section}>
      <div className={styles.sides}>
        <div>
          <SectionHeading title={title} lead={lead} />
          {aside}
        </div>
        {children}
      </div>
    </Section>
  );
}
