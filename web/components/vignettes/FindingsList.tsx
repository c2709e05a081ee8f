import { Tag } from '../ui/Tag.tsx';
import type { Croppable } from './croppable.ts';
import { Panel } from './Panel.tsx';
import { PanelRows } from './PanelRows.tsx';
import { PanelTotals } from './PanelTotals.tsx';

const totals = [
  { name: 'critical', count: 0 },
  { name: 'high', count: 2, state: 'failed' },
  { name: 'medium', count: 5, state: 'running' },
  { name: 'low', count: 11 },
] as const;

const findings = [
  {
    state: 'failed',
    name: 'SQL built from input',
    below: 'orders/search.ts:88, fix suggested',
    tag: 'high',
  },
  {
    state: 'failed',
    name: 'Another customer’s order shown',
    below: 'DAST · /orders/{id}, new scan at 15:00',
    tag: 'high',
  },
  {
    state: 'running',
    name: 'Known vulnerability',
    below: 'package-lock.json, update opened',
    tag: 'medium',
  },
] as const;

export function FindingsList({ isCropped }: Croppable) {
  return (
    <Panel
      label="Security findings by severity"
      title="pull request 2,071"
      status={<Tag state="failed">merge blocked</Tag>}
    >
      <PanelTotals totals={totals} />
      <PanelRows rows={findings.slice(0, isCropped ? 1 : 3)} />
    </Panel>
  );
}
