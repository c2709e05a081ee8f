import { Tag } from '../ui/Tag.tsx';
import type { Croppable } from './croppable.ts';
import { Panel } from './Panel.tsx';
import { PanelRows } from './PanelRows.tsx';

const stages = [
  { state: 'passed', name: 'lint + unit', tag: 'passed 0:38' },
  { state: 'passed', name: 'build image', tag: 'passed 0:51' },
  { state: 'passed', name: 'deploy staging', tag: 'passed 0:29' },
  { state: 'running', name: 'release manager', tag: 'asked 4 min ago' },
  { state: 'waiting', name: 'deploy production', tag: 'waiting' },
] as const;

export function PipelineRun({ isCropped }: Croppable) {
  return (
    <Panel
      label="A pipeline run that waits for an approval"
      title="payments-api · main · run 412"
      status={<Tag state="running">awaiting approval</Tag>}
      foot={!isCropped && 'Roll back to run 411: one step, 40 s'}
    >
      <PanelRows rows={stages.slice(0, isCropped ? 4 : 5)} />
    </Panel>
  );
}
