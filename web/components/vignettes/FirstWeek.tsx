import { Tag } from '../ui/Tag.tsx';
import { SignalPanel } from './SignalPanel.tsx';

/** The first week of an engagement. */
export function FirstWeek() {
  return (
    <SignalPanel
      label="The first week of an engagement, day by day"
      title="week 1"
      status={<Tag state="waiting">first result Thursday</Tag>}
      stages={[
        { state: 'waiting', name: 'Monday', detail: 'code, pipelines, dashboards, last incidents' },
        { state: 'waiting', name: 'Tuesday', detail: 'pairs on the piece that goes first' },
        { state: 'waiting', name: 'Thursday', detail: 'something small is ready' },
        { state: 'waiting', name: 'Friday', detail: 'shown to everybody, next weeks planned' },
      ]}
    />
  );
}
