import { Signal } from '../ui/Signal.tsx';
import { Tag } from '../ui/Tag.tsx';
import { Panel } from './Panel.tsx';
import styles from './PipelineRun.module.css';

const steps = [
  { state: 'passed', name: 'lint + unit', word: 'passed 0:38' },
  { state: 'passed', name: 'build image', word: 'passed 0:51' },
  { state: 'passed', name: 'deploy staging', word: 'passed 0:29' },
  { state: 'running', name: 'release manager', word: 'asked 4 min ago' },
  { state: 'waiting', name: 'deploy production', word: 'waiting' },
] as const;

export function PipelineRun() {
  return (
    <Panel
      label="A pipeline run that waits for an approval"
      title="payments-api · main · run 412"
      status={<Tag state="running">awaiting approval</Tag>}
      foot="Roll back to run 411: one step, 40 s"
    >
      <ol className={styles.steps}>
        {steps.map(({ state, name, word }) => (
          <li key={name} data-state={state}>
            <Signal state={state} />
            <span>{name}</span>
            <Tag state={state}>{word}</Tag>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
