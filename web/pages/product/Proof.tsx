import { useRef } from 'react';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { SectionItems } from '../../components/sections/SectionItems.tsx';
import { productPage } from '../../content/products/page.ts';
import type { Counter, Product } from '../../content/products/product.ts';
import { useCountUp } from '../../lib/use-count-up.ts';
import styles from './Proof.module.css';
import { TestimonialSlider } from './TestimonialSlider.tsx';

/** Between the starts of two counters. */
const STEP_MS = 400;

/** What the work should achieve, and what teams say about it. */
export function Proof({ benefits, testimonials }: Pick<Product, 'benefits' | 'testimonials'>) {
  const isCounted = benefits.kind === 'counters';
  const layout = isCounted ? benefits.layout : 'grid';
  return (
    <Section id="benefits">
      <div className={styles.proof} data-layout={layout}>
        <SectionHeading
          title={benefits.title}
          lead={isCounted ? productPage.goals : undefined}
          isWide={layout !== 'grid'}
        />
        <ul className={isCounted ? styles.counters : styles.texts}>
          {isCounted ? (
            benefits.counters.map((counter, index) => (
              <BenefitCounter key={counter.label} counter={counter} delayMs={index * STEP_MS} />
            ))
          ) : (
            <SectionItems items={benefits.items} />
          )}
        </ul>
        <TestimonialSlider {...testimonials} />
      </div>
    </Section>
  );
}

/** Number that counts up to its value once, when half of it is visible. */
function BenefitCounter({ counter, delayMs }: { counter: Counter; delayMs: number }) {
  const { value, suffix, label } = counter;
  const item = useRef<HTMLLIElement>(null);
  const shown = useCountUp(item, value, delayMs);

  return (
    <li ref={item}>
      <p className={styles.number}>
        {/* Invisible: reserves the final width while counting, and is what screen readers read. */}
        <span className={styles.target}>{value}</span>
        <span className={styles.shown} aria-hidden>
          {shown}
        </span>
        <span className={styles.suffix}>{suffix}</span>
      </p>
      <p className={styles.label}>{label}</p>
      <svg viewBox={`0 0 ${COLUMNS} 5`} aria-hidden>
        <path d={cells(wholeOf[suffix])} />
        <path d={reached(counter)} />
      </svg>
    </li>
  );
}

/** Of the field of a counter. */
const COLUMNS = 20;

/** Cells for what a value is a share or a multiple of; "+" has neither. */
const wholeOf = { '%': 100, x: COLUMNS, '+': 0 };

/** As many cells as the number says. Below the row of a multiple, what becomes of it. */
function reached({ value, suffix, label }: Counter): string {
  if (suffix !== 'x') return cells(value);
  return cells(label.startsWith('as many ') ? COLUMNS * (value - 1) : COLUMNS / value, 1);
}

/** So many cells of the field, row by row from `top` on. */
function cells(count: number, top = 0): string {
  const rows = Math.floor(count / COLUMNS);
  return `M0 ${top}h${COLUMNS}v${rows}H0zM0 ${top + rows}h${count % COLUMNS}v1H0z`;
}
