import { useEffect, useRef } from 'react';
import { attachPointerDrift } from '../../lib/pointer-drift.ts';
import { prefersReducedMotion } from '../../lib/prefers-reduced-motion.ts';
import styles from './HeroBackground.module.css';

const BLOB_KEYS = ['a', 'b', 'c', 'd', 'e'] as const;

/** Five soft lights that shift toward the pointer. */
export function HeroBackground() {
  const background = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!background.current) return;
    if (prefersReducedMotion()) return;
    scatter(background.current.children);
    return attachPointerDrift(background.current);
  }, []);

  return (
    <div ref={background} className={styles.background} aria-hidden>
      {BLOB_KEYS.map((key) => (
        <span key={key} />
      ))}
    </div>
  );
}

/** Moves each light by a random offset, at most a sixth of the band's shorter side per axis. */
function scatter(lights: HTMLCollection): void {
  for (const light of lights) {
    if (!(light instanceof HTMLElement)) continue;
    const offset = () => `${((Math.random() - 0.5) * 33).toFixed(1)}cqmin`;
    light.style.setProperty('--x', offset());
    light.style.setProperty('--y', offset());
  }
}
