import { useRef } from 'react';
import { featuresIntro } from '../../content/home.ts';
import { productIds } from '../../content/products/ids.ts';
import { useIdleRendering } from '../../lib/use-idle-rendering.ts';
import { Feature } from './Feature.tsx';
import styles from './Features.module.css';

export function Features() {
  const features = useRef<HTMLDivElement>(null);
  useIdleRendering(features);

  return (
    // The fold: what follows is below the first screen of every device.
    <div ref={features} data-fold className={styles.features}>
      <header className={styles.intro}>
        <h2>{featuresIntro.title}</h2>
        <p>{featuresIntro.lead}</p>
      </header>
      {productIds.map((id) => (
        <Feature key={id} id={id} />
      ))}
    </div>
  );
}
