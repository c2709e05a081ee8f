import styles from './PodGrid.module.css';

type Pod = 'new' | 'starting' | 'old';

const states: readonly Pod[] = [
  ...Array<Pod>(13).fill('new'),
  ...Array<Pod>(2).fill('starting'),
  ...Array<Pod>(9).fill('old'),
];

const pods = states.map((state, index) => ({ id: `pod-${index}`, state }));

/** Rolling update: pods of the new version replace the old ones, two at a time. */
export function PodGrid() {
  return (
    <figure className={styles.grid} aria-label="A rolling update of 24 pods">
      <figcaption>
        <span>prod-ap-south-1 · web 2.13 → 2.14</span>
        <span>22 of 24 serving</span>
      </figcaption>
      <ul aria-hidden="true">
        {pods.map(({ id, state }) => (
          <li key={id} data-pod={state} />
        ))}
      </ul>
      <dl>
        <div data-pod="new">
          <dt>updated</dt>
          <dd>13</dd>
        </div>
        <div data-pod="starting">
          <dt>starting</dt>
          <dd>2</dd>
        </div>
        <div data-pod="old">
          <dt>to go</dt>
          <dd>9</dd>
        </div>
        <div>
          <dt>dropped requests</dt>
          <dd>0</dd>
        </div>
      </dl>
    </figure>
  );
}
