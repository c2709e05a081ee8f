import { RevealGroup } from '../../components/sections/RevealGroup.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import type { Product } from '../../content/products/product.ts';
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
