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
  const pictures = new Map([
    [0, first],
    [3, fourth],
  ]);
  return (
    <Section id="features">
      <SectionHeading title={title} lead={lead} />
      <RevealGroup className={styles.cards}>
        {cards.map((card, index) => {
          const picture = pictures.get(index);
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
