import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide';
import { useRef } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import { ProductVignette } from '../../components/vignettes/ProductVignette.tsx';
import type { ProductId } from '../../content/products/ids.ts';
import { productSummaries } from '../../content/products/summaries.ts';
import { productTeasers } from '../../content/products/teasers.ts';
import { useVisibility } from '../../lib/visibility.ts';
import styles from './Feature.module.css';

/** Fraction of the feature that must be visible to start the animation. */
const VISIBLE_SHARE = 0.15;

interface FeatureProps {
  id: ProductId;
  /** A row of its own, or one tile among several. */
  layout: 'row' | 'tile';
}

export function Feature({ id, layout }: FeatureProps) {
  const { name, to } = productSummaries[id];
  const section = useRef<HTMLElement>(null);
  useVisibility(section, VISIBLE_SHARE);
  const isTile = layout === 'tile';

  return (
    <section ref={section} className={styles.feature} data-layout={layout}>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>{productTeasers[id]}</p>
        <Link to={to} className={styles.more}>
          Learn More <span className="visually-hidden">{`about ${name}`}</span>
          <Icon of={ArrowRight} size={16} />
        </Link>
      </div>
      <div className={styles.picture} inert={isTile}>
        <ProductVignette id={id} isCropped={isTile} />
      </div>
    </section>
  );
}
