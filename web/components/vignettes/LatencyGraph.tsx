import { Signal } from '../ui/Signal.tsx';
import { Tag } from '../ui/Tag.tsx';
import styles from './LatencyGraph.module.css';
import { Panel } from './Panel.tsx';

/** 99th percentile latency, every five minutes from 01:00 to 03:55. */
const latencyMs = [
  182, 176, 190, 184, 201, 188, 179, 193, 205, 198, 186, 210, 240, 318, 462, 548, 571, 560, 533,
  402, 262, 214, 196, 188, 181, 190, 184, 178, 187, 192, 185, 180, 188, 183, 179, 186,
];
const OBJECTIVE_MS = 400;
const SCALE_MS = 640;
const WIDTH = 700;
const HEIGHT = 220;

const x = (index: number) => Math.round((index / (latencyMs.length - 1)) * WIDTH);
const y = (ms: number) => Math.round(HEIGHT - (ms / SCALE_MS) * HEIGHT);
const curve = latencyMs.map((ms, index) => `${x(index)} ${y(ms)}`).join('L');
const alarmIndex = latencyMs.findIndex((ms) => ms > OBJECTIVE_MS);

const events = [
  { state: 'failed', time: '02:14', text: 'p99 over 400 ms, checkout on-call paged' },
  { state: 'running', time: '02:16', text: 'acknowledged, trace points to deploy 4f2c' },
  { state: 'passed', time: '02:37', text: 'rolled back, objective met again' },
] as const;

export function LatencyGraph() {
  return (
    <Panel
      label="A latency graph and the alert it raised"
      title="checkout · latency p99"
      status={<Tag state="passed">99.95% this month</Tag>}
    >
      <div className={styles.graph}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.area} d={`M0 ${HEIGHT}L${curve}L${WIDTH} ${HEIGHT}Z`} />
          <path className={styles.objective} d={`M0 ${y(OBJECTIVE_MS)}H${WIDTH}`} />
          <path className={styles.alarm} d={`M${x(alarmIndex)} 0V${HEIGHT}`} />
          <path className={styles.curve} d={`M${curve}`} />
        </svg>
        <span>objective 400 ms</span>
      </div>
      <ol className={styles.events}>
        {events.map(({ state, time, text }) => (
          <li key={time}>
            <Signal state={state} />
            <time>{time}</time>
            {text}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
