import { Tag } from '../ui/Tag.tsx';
import type { Croppable } from './croppable.ts';
import { Panel } from './Panel.tsx';
import { PanelRows } from './PanelRows.tsx';
import { PanelTotals } from './PanelTotals.tsx';
import styles from './PodGrid.module.css';

type Pod = 'new' | 'starting' | 'old';

function podsOf(updated: number, starting: number, old: number) {
  return [
    ...Array<Pod>(updated).fill('new'),
    ...Array<Pod>(starting).fill('starting'),
    ...Array<Pod>(old).fill('old'),
  ];
}

const groups = [
  { zone: 'zone a', note: '8 of 8 on 2.14', pods: podsOf(8, 0, 0) },
  { zone: 'zone b', note: '5 of 8, 2 starting', pods: podsOf(5, 2, 1) },
  { zone: 'zone c', note: '0 of 8, next', pods: podsOf(0, 0, 8) },
];

const totals = [
  { name: 'updated', count: 13, state: 'passed' },
  { name: 'starting', count: 2, state: 'running' },
  { name: 'to go', count: 9 },
  { name: 'lost requests', count: 0 },
] as const;

/** Rolling update: pods of the new version replace the old ones, two at a time. */
export function PodGrid({ isCropped }: Croppable) {
  return (
    <Panel
      label="A rolling update of 24 pods"
      title="web 2.13 → 2.14"
      status={<Tag state="running">rolling out</Tag>}
    >
      <PanelRows rows={[{ state: 'passed', name: 'control plane 1.36', note: 'active' }]} />
      <ul className={styles.groups}>
        {groups.slice(0, isCropped ? 2 : 3).map(({ zone, note, pods }) => (
          <li key={zone}>
            <p>
              <span>{zone}</span>
              <span>{note}</span>
            </p>
            <div className={styles.pods} aria-hidden="true">
              {pods.map((state, slot) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a pod is its place in the node group.
                <i key={slot} data-pod={state} />
              ))}
            </div>
          </li>
        ))}
      </ul>
      {!isCropped && <PanelTotals totals={totals} />}
    </Panel>
  );
}
