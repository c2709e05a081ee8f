import { Tag } from '../ui/Tag.tsx';
import { Panel } from './Panel.tsx';
import styles from './WaveSizes.module.css';

/** Systems in each wave of the whitepaper's example. */
const systems = [4, 9, 38, 41, 62, 35, 58, 47, 51, 44, 21];
const LARGEST = Math.max(...systems);
/** Waves that only calibrate the estimate. */
const PILOTS = 2;

/** The waves of a data centre exit, and what the first two taught about the others. */
export function WaveSizes() {
  return (
    <Panel
      label="The number of systems in each of eleven waves"
      title="410 systems · 11 waves"
      status={<Tag state="passed">pilots done</Tag>}
      foot={
        <>
          <b>× 1.4</b> waves 1 and 2 took 14 days, not 10: the other 90 become 126
        </>
      }
    >
      <ol className={styles.waves}>
        {systems.map((count, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a wave is known by its number.
          <li key={index} data-state={index < PILOTS ? 'passed' : undefined}>
            <b>{count}</b>
            <svg viewBox={`0 0 1 ${LARGEST}`} preserveAspectRatio="none" aria-hidden="true">
              <rect y={LARGEST - count} width="1" height={count} />
            </svg>
            <span aria-hidden="true">{index + 1}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
