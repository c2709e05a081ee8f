import styles from './Miniature.module.css';

type Tone = 'line' | 'ink' | 'go' | 'amber' | 'red';

type Shape = 'line' | 'bar' | 'cells';

/** In a field of 200 by 64, with a label above it. */
export interface Drawing {
  readonly label: string;
  /** SVG paths, by their shape and tone. */
  readonly strokes: Readonly<Partial<Record<Shape | `${Shape} ${Tone}`, string>>>;
  /**
   * Points such as "24,32 62,32", by tone. The tone is the state: go has passed, amber runs, line
   * waits. Ink marks an order.
   */
  readonly lamps?: Readonly<Partial<Record<Exclude<Tone, 'red'>, string>>>;
}

/** A picture small enough for a row of a list. Says nothing that the row does not. */
export function Miniature({ of: drawing }: { of: Drawing | undefined }) {
  if (!drawing) return null;
  return (
    <svg
      className={styles.frame}
      viewBox="0 -40 200 112"
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      <text x="16" y="-14">
        {drawing.label}
      </text>
      {Object.entries(drawing.strokes).map(([look, path]) => {
        const [shape, tone] = look.split(' ');
        return <path key={look} data-shape={shape} data-tone={tone} d={path} />;
      })}
      {Object.entries(drawing.lamps ?? {}).flatMap(([tone, points]) =>
        points.split(' ').map((point) => {
          const [x, y] = point.split(',');
          return (
            <g key={point} data-tone={tone}>
              <circle cx={x} cy={y} r="6" />
              {tone !== 'line' && <circle cx={x} cy={y} r="2.5" />}
            </g>
          );
        }),
      )}
    </svg>
  );
}
