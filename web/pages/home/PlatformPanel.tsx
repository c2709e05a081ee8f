import { Signal } from '../../components/ui/Signal.tsx';
import type { HeroSlide } from '../../content/home.ts';
import { HeroPanel } from './HeroPanel.tsx';
import styles from './PlatformPanel.module.css';

/** Map of a platform: its parts from the pipeline down to the team, joined by lines. */
export function PlatformPanel({ stages, ...frame }: HeroSlide['panel']) {
  return (
    <HeroPanel {...frame}>
      <ol className={styles.map}>
        {stages.map(({ state, name, detail, time }) => (
          <li key={name}>
            <strong>
              <Signal state={state} />
              {name}
            </strong>
            <span>{time}</span>
            <span>
              {detail}
              <span className="visually-hidden">, {state}</span>
            </span>
          </li>
        ))}
      </ol>
    </HeroPanel>
  );
}
