import { Tag } from '../ui/Tag.tsx';
import { CallMeter } from './CallMeter.tsx';
import { Panel } from './Panel.tsx';
import { PanelRows } from './PanelRows.tsx';
import { TimedSteps } from './TimedSteps.tsx';

const steps = [
  { state: 'passed', time: '10:04', text: 'query raised' },
  { state: 'passed', time: '10:51', text: 'matched, rate and estimate accepted' },
  { state: 'running', time: '16:30', text: 'call, with a shared screen' },
] as const;

/** An expert on a call, whose time is counted in units of 15 minutes. */
export function MatchCard() {
  return (
    <Panel
      label="A query matched with an expert, and the running time of their call"
      title="query 94 · Postgres 14 → 16, 2 TB"
      status={<Tag state="running">on a call</Tag>}
    >
      <PanelRows
        rows={[
          {
            state: 'passed',
            name: 'Database engineer',
            below: '11 years, 14 upgrades of this kind',
          },
        ]}
      />
      <TimedSteps steps={steps} />
      <CallMeter minutes={12} time="12:40" unit="third unit">
        Ends when you end it. The next unit starts only if you stay.
      </CallMeter>
    </Panel>
  );
}
