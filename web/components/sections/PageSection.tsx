import type { ReactNode } from 'react';
import type { PageSection as PageSectionData } from '../../content/section.ts';
import styles from './PageSection.module.css';
import { RevealGroup } from './RevealGroup.tsx';
import { Section } from './Section.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { SectionGroups, SectionItems } from './SectionItems.tsx';

interface PageSectionProps {
  section: PageSectionData;
  /** Below the heading of the use cases. */
  picture?: ReactNode;
}

/** Section of a page. `kind` determines its layout; only `points` is dark. */
export function PageSection({ section, picture }: PageSectionProps) {
  const { id, kind, title, lead } = section;
  return (
    <Section id={id} isDark={kind === 'points'}>
      <div className={styles.section} data-kind={kind}>
        <SectionHeading title={title} {...(lead && { lead })} />
        {section.kind === 'groups' ? (
          <RevealGroup className={styles.groups}>
            <SectionGroups groups={section.groups} />
          </RevealGroup>
        ) : (
          <RevealGroup className={styles[section.kind]}>
            <SectionItems items={section.items} />
          </RevealGroup>
        )}
        {picture}
      </div>
    </Section>
  );
}
