import { Signal } from '../ui/Signal.tsx';
import { Tag } from '../ui/Tag.tsx';
import styles from './MovedTags.module.css';
import { Panel } from './Panel.tsx';

const TAGS = 77;

const outcomes = [
  { state: 'failed', ref: '@0.28.0', commit: 'somebody else’s code' },
  { state: 'passed', ref: '@<commit>', commit: 'the code you reviewed' },
] as const;

/** The tags of an action after an attack moved them, and what two ways of naming it then run. */
export function MovedTags() {
  return (
    <Panel
      label="77 version tags of an action, 76 of them moved to other code"
      title="trivy-action · tags"
      status={<Tag state="failed">76 of 77 moved</Tag>}
    >
      <div className={styles.tags} aria-hidden="true">
        {Array.from({ length: TAGS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cells that never change.
          <i key={index} data-state={index === TAGS - 1 ? 'passed' : undefined} />
        ))}
      </div>
      <ul className={styles.outcomes}>
        {outcomes.map(({ state, ref, commit }) => (
          <li key={ref}>
            <Signal state={state} />
            <span>{ref}</span>
            <span>{commit}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
