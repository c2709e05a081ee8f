import { RevealGroup } from '../../components/sections/RevealGroup.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import type { ChangesSection } from '../../content/products/product.ts';
import styles from './Changes.module.css';

/** Changes, each with what was and what is afterwards, or ways that all end in one place. */
export function Changes({ id, title, items, end }: ChangesSection) {
  return (
    <Section id={id}>
      <SectionHeading title={title} />
      <RevealGroup className={`${styles.changes} ${end ? styles.joined : ''}`}>
        {items.map(({ name, description, from, to }) => (
          <li key={name}>
            <h3>{name}</h3>
            {description && <p>{description}</p>}
            <div>
              <span>{from}</span> <span className="visually-hidden">to</span> <span>{to}</span>
            </div>
          </li>
        ))}
        {end && <li className={styles.end}>{end}</li>}
      </RevealGroup>
    </Section>
  );
}
