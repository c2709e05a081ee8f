import { useRef } from 'react';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { SectionItems } from '../../components/sections/SectionItems.tsx';
import { productPage } from '../../content/products/page.ts';
import type { Counter, Product } from '../../content/products/product.ts';
import { useCountUp } from '../../lib/use-count-up.ts';
import styles from './Proof.module.css';
import { TestimonialSlider } from './TestimonialSlider.tsx';

/** What the work should achieve, and what teams say about it. */
export function Proof({ benefits, testimonials }: Pick<Product, 'benefits' | 'testimonials'>) {
  return (
    <Section id="benefits">
      <SectionHeading
        title={benefits.title}
        {...(benefits.kind === 'counters' && { lead: productPage.goals })}
      />
      {benefits.kind === 'counters' ? (
        <ul className={styles.counters}>
          {benefits.counters.map((counter) => (
            <BenefitCounter key={counter.label} {...counter} />
          ))}
        </ul>
      ) : (
        <ul className={styles.texts}>
          <SectionItems items={benefits.items} />
        </ul>
      )}
      <TestimonialSlider {...testimonials} />
    </Section>
  );
}

/** Number that counts up to its value once, when half of it is visible. */
function BenefitCounter({ value, suffix, label, delayMs }: Counter) {
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
    </li>
  );
}
