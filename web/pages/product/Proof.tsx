import { useRef } from 'react';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { SectionItems } from '../../components/sections/SectionItems.tsx';
import { productPage } from '../../content/products/page.ts';
import type { Counter, CounterUnit, Product } from '../../content/products/product.ts';
import { useCountUp } from '../../lib/use-count-up.ts';
import styles from './Proof.module.css';
import { TestimonialSlider } from './TestimonialSlider.tsx';

/** What the work should achieve, and what teams say about it. */
export function Proof({ benefits, testimonials }: Pick<Product, 'benefits' | 'testimonials'>) {
  const layout = benefits.kind === 'counters' ? benefits.layout : 'grid';
  return (
    <Section id="benefits">
      <div className={styles.proof} data-layout={layout}>
        {benefits.kind === 'counters' ? (
          <>
            <SectionHeading
              title={benefits.title}
              lead={productPage.goals}
              isWide={layout !== 'grid'}
            />
            <ul className={styles.counters}>
              {benefits.counters.map((counter) => (
                <BenefitCounter key={counter.label} {...counter} unit={benefits.unit} />
              ))}
            </ul>
          </>
        ) : (
          <>
            <SectionHeading title={benefits.title} />
            <ul className={styles.texts}>
              <SectionItems items={benefits.items} />
            </ul>
          </>
        )}
        <TestimonialSlider {...testimonials} />
      </div>
    </Section>
  );
}

/** Number that counts up to its value once, when half of it is visible. */
function BenefitCounter({ unit, ...counter }: Counter & { unit: CounterUnit }) {
  const { value, suffix, label, delayMs } = counter;
  const item = useRef<HTMLLIElement>(null);
  const shown = useCountUp(item, { target: value, delayMs });

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
      <svg viewBox={`0 0 ${COLUMNS} 5`} preserveAspectRatio="none" data-unit={unit} aria-hidden>
        <path d={cells(wholeOf[suffix])} />
        <path d={reached(counter)} />
      </svg>
    </li>
  );
}

/** Of the field in which the units of a counter stand. */
const COLUMNS = 20;

/** Units drawn for what a value is a share or a multiple of; "+" has neither. */
const wholeOf = { '%': 100, x: COLUMNS, '+': 0 };

/** Units that are there afterwards: what is left, if the label says that something is less. */
function reached({ value, suffix, label }: Counter): string {
  const isLess = !/^(?:of|as many) /.test(label);
  if (suffix === 'x') return isLess ? cells(COLUMNS / value, 1) : cells(COLUMNS * (value - 1), 1);
  return cells(suffix === '%' && isLess ? 100 - value : value);
}

/** So many cells of the field, row by row from `top` on. */
function cells(count: number, top = 0): string {
  const rows = Math.floor(count / COLUMNS);
  return `M0 ${top}h${COLUMNS}v${rows}H0zM0 ${top + rows}h${count % COLUMNS}v1H0z`;
}
