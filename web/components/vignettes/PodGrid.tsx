import { Signal } from '../ui/Signal.tsx';
import { Tag } from '../ui/Tag.tsx';
import { Panel } from './Panel.tsx';
import styles from './PodGrid.module.css';

type Pod = 'new' | 'starting' | 'old';

interface NodeGroup {
  readonly zone: string;
  readonly note: string;
  readonly pods: readonly Pod[];
}

function podsOf(updated: number, starting: number, old: number): readonly Pod[] {
  return [
    ...Array<Pod>(updated).fill('new'),
    ...Array<Pod>(starting).fill('starting'),
    ...Array<Pod>(old).fill('old'),
  ];
}

const groups: readonly NodeGroup[] = [
  { zone: 'zone a', note: '8 of 8 on 2.14', pods: podsOf(8, 0, 0) },
  { zone: 'zone b', note: '5 of 8, 2 starting', pods: podsOf(5, 2, 1) },
  { zone: 'zone c', note: '0 of 8, next', pods: podsOf(0, 0, 8) },
];

/** Rolling update: pods of the new version replace the old ones, two at a time. */
export function PodGrid() {
  return (
    <Panel
      label="A rolling update of 24 pods"
      title="prod-ap-south-1 · web 2.13 → 2.14"
      status={<Tag state="running">rolling out</Tag>}
    >
      <p className={styles.plane}>
        <Signal state="passed" />
        <span>control plane 1.37</span>
        <span>active</span>
      </p>
      <ul className={styles.groups}>
        {groups.map(({ zone, note, pods }) => (
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
      <dl className={styles.counts}>
        <div data-pod="new">
          <dt>updated</dt>
          <dd>13</dd>
        </div>
        <div data-pod="starting">
          <dt>starting</dt>
          <dd>2</dd>
        </div>
        <div>
          <dt>to go</dt>
          <dd>9</dd>
        </div>
        <div>
          <dt>lost requests</dt>
          <dd>0</dd>
        </div>
      </dl>
    </Panel>
  );
}
