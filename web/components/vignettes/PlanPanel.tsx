import type { Plan } from '../../content/section.ts';
import { Panel } from './Panel.tsx';
import { PanelRows } from './PanelRows.tsx';

/** A picture of what will happen, in order. */
export function PlanPanel({ label, title, parts }: Plan) {
  return (
    <Panel label={label} title={title}>
      <PanelRows rows={parts.map(({ name, detail }) => ({ name, below: detail }))} />
    </Panel>
  );
}
