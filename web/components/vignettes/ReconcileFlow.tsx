import { Signal } from '../ui/Signal.tsx';
import { Tag } from '../ui/Tag.tsx';
import { Picture } from './Picture.tsx';
import styles from './ReconcileFlow.module.css';

const clusters = [
  { state: 'passed', name: 'prod-eu', word: 'in sync' },
  { state: 'passed', name: 'prod-in', word: 'in sync' },
  { state: 'running', name: 'prod-us', word: '6 of 9 applied' },
] as const;

/** GitOps flow: a commit, the controller that reads it, and three clusters, on one line. */
export function ReconcileFlow() {
  return (
    <Picture className={styles.flow} label="A Git commit that three clusters follow">
      <ol className={styles.line}>
        <li>
          <Signal state="passed" />
          <strong>Merged to main</strong>
          <div className={styles.card}>
            <p>
              <code>9c1d7e2</code> Release web 2.14.0
            </p>
            <p>clusters/prod-us/web.yaml</p>
            <pre>
              <del>{'- tag: 2.13.4\n'}</del>
              <ins>{'+ tag: 2.14.0\n'}</ins>
            </pre>
            <p>signed, 2 approvals, 14:02</p>
          </div>
        </li>
        <li>
          <Signal state="passed" />
          <strong>Read by the controller</strong>
          <dl className={styles.card}>
            <dt>desired</dt>
            <dd>9c1d7e2</dd>
            <dt>live</dt>
            <dd>41b0c9d</dd>
            <dt>to apply</dt>
            <dd>9 objects</dd>
            <dt>drift by hand</dt>
            <dd>0</dd>
          </dl>
        </li>
        <li data-state="running">
          <Signal state="running" />
          <strong>Applied</strong>
          <ul className={styles.card}>
            {clusters.map(({ state, name, word }) => (
              <li key={name}>
                <Signal state={state} />
                {name}
                <Tag state={state}>{word}</Tag>
              </li>
            ))}
          </ul>
        </li>
      </ol>
    </Picture>
  );
}
