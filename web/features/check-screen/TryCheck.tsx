import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import type { CheckExample } from '../../content/check/examples.ts';
import { useIsNear } from '../../lib/visibility.ts';
import styles from './TryCheck.module.css';

let want = () => {};
const isWanted = new Promise<void>((resolve) => {
  want = resolve;
});

/** Until it comes near, a page keeps the HTML of the panel, which React then hydrates. */
const Panel = import.meta.env.SSR ? (await import('./TryPanel.tsx')).TryPanel : lazy(loadPanel);

async function loadPanel() {
  await isWanted;
  // Without its code the panel stays as it is.
  const { TryPanel } = await import('./TryPanel.tsx').catch(() => new Promise<never>(() => {}));
  return { default: TryPanel };
}

/** Remembered: rendered anew before its code has arrived, the boundary would take its HTML away. */
const PanelPlace = memo(({ kind }: { kind: CheckExample }) => (
  <Suspense>
    <Panel kind={kind} />
  </Suspense>
));

/** A section with a faulty file to mend on the spot. */
export function TryCheck({ kind }: { kind: CheckExample }) {
  const place = useRef<HTMLElement>(null);
  const isNear = useIsNear(place);

  useEffect(() => {
    if (isNear) want();
  }, [isNear]);

  return (
    <section ref={place} className={styles.try}>
      <PanelPlace kind={kind} />
    </section>
  );
}
