import { Signal } from '../../components/ui/Signal.tsx';
import type { HeroSlide } from '../../content/home.ts';
import styles from './RunPanel.module.css';

/** Pipeline run with five stages. The line through its lamps continues below the panel. */
export function RunPanel({ title, status, stages, facts }: HeroSlide['panel']) {
  return (
    <div className={styles.panel}>
      <p className={styles.head}>
        <span>{title}</span>
        <span>{status}</span>
      </p>
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
      <ul className={styles.facts}>
        {facts.map(({ value, label }) => (
          <li key={label}>
            <b>{value}</b> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
