import { Signal } from '../ui/Signal.tsx';
import { Tag } from '../ui/Tag.tsx';
import type { Croppable } from './croppable.ts';
import { Panel } from './Panel.tsx';
import { PanelRows } from './PanelRows.tsx';
import { Picture } from './Picture.tsx';
import styles from './ReconcileFlow.module.css';

const commit = (
  <div className={styles.commit}>
    <p>
      <code>9c1d7e2</code> Release web 2.14.0
    </p>
    <p>clusters/prod-us/web.yaml</p>
    <del>- tag: 2.13.4</del>
    <ins>+ tag: 2.14.0</ins>
    <p>signed, 2 approvals, 14:02</p>
  </div>
);

const label = 'A Git commit that four clusters follow';

/** GitOps flow: a commit, the controller that reads it, and four clusters, on one line. */
export function ReconcileFlow({ isCropped }: Croppable) {
  if (isCropped) {
    return (
      <Panel label={label} title="fleet · main" status={<Tag state="passed">merged</Tag>}>
        {commit}
      </Panel>
    );
  }
  return (
    <Picture className={styles.flow} label={label}>
      <ol className={styles.line}>
        <li>
          <Signal state="passed" />
          <strong>Merged to main</strong>
          <div className={styles.card}>{commit}</div>
        </li>
        <li>
          <Signal state="passed" />
          <strong>Read by the controller</strong>
          <div className={styles.card}>
            <PanelRows
              rows={[
                { name: 'desired', note: '9c1d7e2' },
                { name: 'live', note: '41b0c9d' },
                { name: 'to apply', note: '9 objects' },
                { name: 'drift by hand', note: '0' },
              ]}
            />
          </div>
        </li>
        <li data-state="running">
          <Signal state="running" />
          <strong>Applied</strong>
          <div className={styles.card}>
            <PanelRows
              rows={[
                { state: 'passed', name: 'prod-eu', tag: 'in sync' },
                { state: 'passed', name: 'prod-in', tag: 'in sync' },
                { state: 'running', name: 'prod-us', tag: '6 of 9 applied' },
                { state: 'waiting', name: 'prod-ap', tag: 'next' },
              ]}
            />
          </div>
        </li>
      </ol>
    </Picture>
  );
}
