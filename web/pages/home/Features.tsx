import { featuresIntro } from '../../content/home.ts';
import { productIds } from '../../content/products/ids.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Feature } from './Feature.tsx';
import styles from './Features.module.css';

export function Features() {
  const isSettled = useSettled();
  return (
    <div className={styles.features} data-settled={isSettled || undefined}>
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
