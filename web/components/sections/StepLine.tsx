import type { ReactNode } from 'react';
import type { NamedItem } from '../../content/section.ts';
import line from './LampLine.module.css';
import { Section } from './Section.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import styles from './StepLine.module.css';

interface StepLineProps {
  title: string;
  items: readonly NamedItem[];
  /** The visitor is at the first step, and the others wait. */
  isAtFirst?: boolean;
  /** A picture above the steps, which makes the section dark. */
  children?: ReactNode;
}

/** Steps on a line, each with a lamp. */
export function StepLine({ title, items, isAtFirst = false, children }: StepLineProps) {
  return (
    <Section isDark={Boolean(children)}>
      <SectionHeading title={title} />
      {children}
      <ol className={`${line.line} ${isAtFirst ? '' : line.plan} ${styles.steps}`}>
        {items.map(({ name, description }, index) => (
          <li key={name} data-now={isAtFirst && index === 0 ? '' : undefined}>
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
