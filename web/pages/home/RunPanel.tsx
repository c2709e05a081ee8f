import { Signal } from '../../components/ui/Signal.tsx';
import type { HeroSlide } from '../../content/home.ts';
import { HeroPanel } from './HeroPanel.tsx';
import styles from './RunPanel.module.css';

/** Pipeline run with five stages. The line through its lamps continues below the panel. */
export function RunPanel({ stages, ...frame }: HeroSlide['panel']) {
  return (
    <HeroPanel {...frame}>
      <ol className={styles.stages}>
        {stages.map(({ state, name, detail, time }) => (
          <li key={name} data-state={state}>
            <Signal state={state} />
            <strong>{name}</strong>
            <span className={styles.time}>{time}</span>
            <span className={styles.detail}>
              {detail}
              <span className="visually-hidden">, {state}</span>
            </span>
          </li>
        ))}
      </ol>
    </HeroPanel>
  );
}
