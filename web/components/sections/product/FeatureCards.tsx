import type { Product } from '../../../content/products/product.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RevealGroup } from '../RevealGroup.tsx';
import { Section } from '../Section.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import styles from './FeatureCards.module.css';

export function FeatureCards({ title, lead, cards }: Product['features']) {
  return (
    <Section id="features">
      <SectionHeading title={title} lead={lead} />
      <RevealGroup className={styles.cards}>
        {cards.map((card) => (
          <li key={card.title}>
            <Icon of={card.icon} size={24} />
            <h3>{card.title}</h3>
            <p>{card.description}</p>
          </li>
        ))}
      </RevealGroup>
    </Section>
  );
}
