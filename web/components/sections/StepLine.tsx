import type { ReactNode } from 'react';
import type { NamedItem } from '../../content/section.ts';
import { Section } from './Section.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { SectionItems } from './SectionItems.tsx';
import styles from './StepLine.module.css';

interface StepLineProps {
  title: string;
  items: readonly NamedItem[];
  /** A picture above the steps, which makes the section dark. */
  children?: ReactNode;
}

/** Steps in their order. */
export function StepLine({ title, items, children }: StepLineProps) {
  return (
    <Section isDark={Boolean(children)}>
      <SectionHeading title={title} />
      {children}
      <ol className={`numbered ${styles.steps}`}>
        <SectionItems items={items} />
      </ol>
    </Section>
  );
}
