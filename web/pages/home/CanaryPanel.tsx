import type { HeroSlide } from '../../content/home.ts';
import styles from './CanaryPanel.module.css';
import { HeroPanel } from './HeroPanel.tsx';

const WIDTH = 320;
const HEIGHT = 160;
/** Height in the chart of a share of the traffic, in percent. */
const y = (percent: number) => HEIGHT - (percent / 100) * HEIGHT;

/** Share of the traffic on the new version: a tenth, then half, then all. */
function shareOfTraffic(percent: (newVersion: number) => number): string {
  const [none, canary, half, all] = [0, 10, 50, 100].map((share) => y(percent(share)));
  return `M0 ${none}H72C92 ${none} 84 ${canary} 104 ${canary}H160C184 ${canary} 176 ${half} 200 ${half}H232C256 ${half} 248 ${all} 272 ${all}H${WIDTH}`;
}

const newVersion = shareOfTraffic((share) => share);
const oldVersion = shareOfTraffic((share) => 100 - share);
const errors = `M0 ${y(3)}C40 ${y(4)} 60 ${y(2)} 96 ${y(3)}S160 ${y(4)} 192 ${y(3)} 256 ${y(4)} ${WIDTH} ${y(3)}`;

/** A canary: the share of the traffic on the new version over the stages, and the errors. */
export function CanaryPanel({ stages, ...frame }: HeroSlide['panel']) {
  return (
    <HeroPanel {...frame}>
      <div className={styles.body}>
        <div className={styles.chart} aria-hidden="true">
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            <path className={styles.area} d={`${newVersion}V${HEIGHT}H0Z`} />
            <path className={styles.old} d={oldVersion} />
            <path className={styles.new} d={newVersion} />
            <path className={styles.errors} d={errors} />
          </svg>
          <ul>
            <li>100%</li>
            <li>50%</li>
            <li>0%</li>
          </ul>
        </div>
        <ol className={styles.stages}>
          {stages.map(({ name, detail, time, state }) => (
            <li key={name}>
              <span>{time}</span>
              <strong>{name}</strong>
              <span>
                {detail}
                <span className="visually-hidden">, {state}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </HeroPanel>
  );
}
