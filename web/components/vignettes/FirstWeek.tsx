import { Tag } from '../ui/Tag.tsx';
import { Panel } from './Panel.tsx';
import { PanelRows } from './PanelRows.tsx';

const days = [
  { name: 'Monday', below: 'code, pipelines, dashboards, last incidents' },
  { name: 'Tuesday', below: 'pairs on the piece that goes first' },
  { name: 'Thursday', below: 'something small is ready' },
  { name: 'Friday', below: 'shown to everybody, next weeks planned' },
];

/** The first week of an engagement. */
export function FirstWeek() {
  return (
    <Panel
      label="The first week of an engagement, day by day"
      title="week 1"
      status={<Tag state="waiting">first result Thursday</Tag>}
    >
      <PanelRows rows={days} />
    </Panel>
  );
}
