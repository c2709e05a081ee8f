import styles from './Miniature.module.css';

type Tone = 'line' | 'ink' | 'go' | 'amber' | 'red';

/** In a field of 200 by 64. */
export interface Drawing {
  readonly strokes: readonly (readonly [
    shape: 'line' | 'bar' | 'cells',
    tone: Tone | undefined,
    path: string,
  ])[];
  /** The tone is the state: go has passed, amber runs, line waits. Ink marks an order. */
  readonly lamps?: readonly (readonly [tone: Exclude<Tone, 'red'>, x: number, y: number])[];
}

/** A picture small enough for a row of a list. Says nothing that the row does not. */
export function Miniature({ of: drawing }: { of: Drawing | undefined }) {
  if (!drawing) return null;
  return (
    <svg className={styles.frame} viewBox="0 0 200 64" aria-hidden="true">
      {drawing.strokes.map(([shape, tone, path]) => (
        <path key={path} data-shape={shape} data-tone={tone} d={path} />
      ))}
      {drawing.lamps?.map(([tone, x, y]) => (
        <g key={`${x} ${y}`} data-tone={tone}>
          <circle cx={x} cy={y} r="6" />
          {tone !== 'line' && <circle cx={x} cy={y} r="2.5" />}
        </g>
      ))}
    </svg>
  );
}
