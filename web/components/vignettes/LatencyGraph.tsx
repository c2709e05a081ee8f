import { Tag } from '../ui/Tag.tsx';
import type { Croppable } from './croppable.ts';
import styles from './LatencyGraph.module.css';
import { Panel } from './Panel.tsx';
import { TimedSteps } from './TimedSteps.tsx';

/** 99th percentile latency, every ten minutes from 13:00 to 16:00. */
const latencyMs = [
  182, 190, 201, 188, 205, 196, 240, 450, 562, 530, 300, 205, 190, 184, 192, 180, 188, 182, 186,
];

const OBJECTIVE_MS = 400;
const SCALE_MS = 600;
const STEP = 20;
const WIDTH = STEP * (latencyMs.length - 1);
const HEIGHT = 180;

const y = (ms: number) => Math.round(HEIGHT - (ms / SCALE_MS) * HEIGHT);

/** Smooth: each point is reached horizontally, half way between its neighbors. */
const curve = latencyMs
  .map((ms, index) => {
    if (index === 0) return `M0 ${y(ms)}`;
    const rise = y(ms) - y(latencyMs[index - 1] ?? ms);
    return `s${STEP / 2} ${rise} ${STEP} ${rise}`;
  })
  .join('');

const scale = ['600 ms', '400', '200', '0'];
const hours = ['13:00', '14:00', '15:00', '16:00'];

const events = [
  { state: 'failed', time: '14:14', text: '2% of the budget burned, owner paged' },
  { state: 'running', time: '14:16', text: 'acknowledged, trace points to deploy 4f2c' },
  { state: 'passed', time: '14:37', text: 'rolled back, latency normal again' },
] as const;

export function LatencyGraph({ isCropped }: Croppable) {
  return (
    <Panel
      label="A latency graph and the alert it raised"
      title="checkout · latency p99"
      status={<Tag state="passed">99.94% in 30 days</Tag>}
    >
      <div className={styles.graph} aria-hidden="true">
        <ul className={styles.scale}>
          {scale.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
        <div className={styles.plot}>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            <path className={styles.area} d={`${curve}V${HEIGHT}H0Z`} />
            <path className={styles.objective} d={`M0 ${y(OBJECTIVE_MS)}H${WIDTH}`} />
            <path className={styles.curve} d={curve} />
          </svg>
          {/* The part above the objective, once more in red. */}
          <svg
            className={styles.above}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={curve} />
          </svg>
          <span>paged 14:14</span>
        </div>
        <ul className={styles.hours}>
          {hours.map((hour) => (
            <li key={hour}>{hour}</li>
          ))}
        </ul>
      </div>
      {!isCropped && <TimedSteps steps={events} />}
    </Panel>
  );
}
