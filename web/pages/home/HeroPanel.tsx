import type { ReactNode } from 'react';
import type { HeroSlide } from '../../content/home.ts';
import styles from './HeroPanel.module.css';

type HeroPanelProps = Pick<HeroSlide['panel'], 'title' | 'status' | 'facts'> & {
  children: ReactNode;
};

/** Frame of the hero's pictures: a title above, facts below. */
export function HeroPanel({ title, status, facts, children }: HeroPanelProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.head}>
        <span>{title}</span>
        <span>{status}</span>
      </p>
      {children}
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
