import { featuresIntro } from '../../content/home.ts';
import { type ProductId, productIds } from '../../content/products/ids.ts';
import { Feature } from './Feature.tsx';
import styles from './Features.module.css';

/** Have a row each; the other products share a grid of tiles. */
const inRows: readonly ProductId[] = [
  'ci-cd-pipeline-automation',
  'kubernetes-as-a-service',
  'monitoring-logging',
];
const inTiles = productIds.filter((id) => !inRows.includes(id));

export function Features() {
  return (
    <div className={styles.features}>
      <header className={styles.intro}>
        <h2>{featuresIntro.title}</h2>
        <p>{featuresIntro.lead}</p>
      </header>
      {inRows.map((id) => (
        <Feature key={id} id={id} layout="row" />
      ))}
      <div className={styles.tiles}>
        {inTiles.map((id) => (
          <Feature key={id} id={id} layout="tile" />
        ))}
      </div>
    </div>
  );
}
