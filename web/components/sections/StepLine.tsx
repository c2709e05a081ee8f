import type { NamedItem } from '../../content/section.ts';
import line from './LampLine.module.css';
import { Section } from './Section.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import styles from './StepLine.module.css';

/** Steps on a line, each with a lamp. */
export function StepLine({ title, items }: { title: string; items: readonly NamedItem[] }) {
  return (
    <Section>
      <SectionHeading title={title} />
      <ol className={`${line.line} ${styles.steps}`}>
        {items.map(({ name, description }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
