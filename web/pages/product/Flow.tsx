import { useRef } from 'react';
import line from '../../components/sections/LampLine.module.css';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import type { Product } from '../../content/products/product.ts';
import { useVisibility } from '../../lib/visibility.ts';
import styles from './Flow.module.css';

/** Fraction of the flow that must be visible to show it. */
const VISIBLE_SHARE = 0.2;

/**
 * Five stages on a line: one runs, those after it wait. Fades in whenever it is visible; the signal
 * runs along it once.
 */
export function Flow({ title, stages }: Product['flow']) {
  const flow = useRef<HTMLOListElement>(null);
  useVisibility(flow, VISIBLE_SHARE);

  return (
    <Section>
      <SectionHeading title={title} />
      <ol ref={flow} className={`${line.line} ${styles.flow}`}>
        {stages.map(({ name, detail, now }) => (
          <li key={name} data-now={now && ''}>
            <strong>{name}</strong>
            <span>{detail}</span>
            {now && <em>{now}</em>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
