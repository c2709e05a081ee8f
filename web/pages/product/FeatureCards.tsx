import { RevealGroup } from '../../components/sections/RevealGroup.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { FragmentPanel } from '../../components/vignettes/FragmentPanel.tsx';
import type { Fragments } from '../../content/products/fragment.ts';
import type { Product } from '../../content/products/product.ts';
import styles from './FeatureCards.module.css';

type FeatureCardsProps = Product['features'] & { fragments: Fragments };

/** Eight features: the first and the fourth are large and have a picture. */
export function FeatureCards({ title, lead, cards, fragments }: FeatureCardsProps) {
  const [first, fourth] = fragments;
  return (
    <Section id="features">
      <SectionHeading title={title} lead={lead} />
      <RevealGroup className={styles.cards}>
        {cards.map((card, index) => {
          const picture = !card.icon && (index === 0 ? first : fourth);
          return (
            <li key={card.title} data-large={picture ? '' : undefined}>
              <div>
                {card.icon && <Icon of={card.icon} size={24} />}
                <h3>{card.title}</h3>
                <p>{card.description}</p>
              </div>
              {picture && <FragmentPanel fragment={picture} />}
            </li>
          );
        })}
      </RevealGroup>
    </Section>
  );
}
