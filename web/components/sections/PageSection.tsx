import type { ReactNode } from 'react';
import type { PageSection as PageSectionData } from '../../content/section.ts';
import styles from './PageSection.module.css';
import { Section } from './Section.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { SectionItems } from './SectionItems.tsx';

interface PageSectionProps {
  section: PageSectionData;
  /** Below the heading. */
  picture?: ReactNode;
}

/** Numbered list beside its heading. */
export function PageSection({ section, picture }: PageSectionProps) {
  const { id, title, lead, items } = section;
  return (
    <Section id={id}>
      <div className={styles.section}>
        <SectionHeading title={title} {...(lead && { lead })} />
        <ul className={styles.items}>
          <SectionItems items={items} />
        </ul>
        {picture}
      </div>
    </Section>
  );
}
