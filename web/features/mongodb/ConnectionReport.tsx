import { Signal } from '../../components/ui/Signal.tsx';
import { Tag } from '../../components/ui/Tag.tsx';
import { connectionReport as text } from '../../content/workspace/config/connection.ts';
import styles from './ConnectionCheck.module.css';
import { checkConnectionString } from './connection.ts';

/** The contents of a connection string, without its password, with problems and hints. */
export function ConnectionReport({ connection }: { connection: string }) {
  const { problems, hints, masked, hosts, database } = checkConnectionString(connection);
  const state = problems.length > 0 ? 'failed' : hints.length > 0 ? 'running' : 'passed';
  const remarks = [
    ...problems.map((remark) => ({ ...remark, state: 'failed', tag: text.problem }) as const),
    ...hints.map((remark) => ({ ...remark, state: 'running', tag: text.hint }) as const),
  ];
  return (
    <div className={styles.report}>
      <p className={styles.verdict} role="status">
        <Signal state={state} />
        <span>{text.verdicts[state]}</span>
      </p>
      <dl>
        <dt className="muted">{text.facts.masked}</dt>
        <dd translate="no">{masked}</dd>
        <dt className="muted">{text.facts.hosts}</dt>
        <dd translate="no">{hosts.join(', ') || '–'}</dd>
        <dt className="muted">{text.facts.database}</dt>
        <dd>{database ?? text.noDatabase}</dd>
      </dl>
      {remarks.length > 0 && (
        <ul>
          {remarks.map(({ message, ...remark }) => (
            <li key={message}>
              <Tag state={remark.state}>{remark.tag}</Tag>
              <span>{message}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
