import { Signal } from '../../components/ui/Signal.tsx';
import { Tag } from '../../components/ui/Tag.tsx';
import styles from './ConnectionCheck.module.css';
import type { ConnectionCheck } from './connection.ts';

/** What a connection string says, without its password, and what is wrong or risky about it. */
export function ConnectionReport({ check }: { check: ConnectionCheck }) {
  const { problems, hints, masked, hosts, database } = check;
  const verdict = verdictOf(problems.length, hints.length);
  return (
    <div className={styles.report}>
      <p className={styles.verdict} role="status">
        <Signal state={verdict.state} />
        {verdict.words}
      </p>
      <dl>
        <dt>Reads as</dt>
        <dd>{masked}</dd>
        <dt>Hosts</dt>
        <dd>{hosts.join(', ') || '–'}</dd>
        <dt>Database</dt>
        <dd>{database ?? 'none named'}</dd>
      </dl>
      {problems.length + hints.length > 0 && (
        <ul>
          {problems.map(({ rule, message }) => (
            <li key={`${rule} ${message}`}>
              <Tag state="failed">error</Tag>
              <span>{message}</span>
            </li>
          ))}
          {hints.map(({ rule, message }) => (
            <li key={`${rule} ${message}`}>
              <Tag state="running">hint</Tag>
              <span>{message}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function verdictOf(problemCount: number, hintCount: number) {
  if (problemCount > 0) {
    return { state: 'failed', words: 'A driver would refuse this string.' } as const;
  }
  if (hintCount > 0)
    return { state: 'running', words: 'Valid, with something to look at.' } as const;
  return { state: 'passed', words: 'Valid, and nothing to point out.' } as const;
}
