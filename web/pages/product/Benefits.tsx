import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { productPage } from '../../content/products/page.ts';
import type { Benefits as BenefitsData } from '../../content/products/product.ts';
import { BenefitCounter } from './BenefitCounter.tsx';
import styles from './Benefits.module.css';

export function Benefits({ benefits }: { benefits: BenefitsData }) {
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
          {benefits.items.map(({ name, description }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
