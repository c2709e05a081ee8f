import { Tag } from '../ui/Tag.tsx';
import styles from './FindingPanel.module.css';
import { Panel } from './Panel.tsx';

const excerpt = ['  db:', '    image: postgres:17.6', '    ports:', '      - "5432:5432"'];
const FIRST_LINE = 8;

/** A finding as the file check shows it. */
export function FindingPanel() {
  return (
    <Panel
      label="A finding of the check, with its line and its correction"
      title="compose.yaml"
      status={<span>Somebody could get in</span>}
    >
      <div className={styles.finding}>
        <p>
          <Tag state="failed">error</Tag> line 11, column 10
        </p>
        <p className={styles.message}>
          “db” is open to the host’s network. Leave the port out, or bind it to 127.0.0.1.
        </p>
      </div>
      <pre className={styles.excerpt}>
        <code>
          {excerpt.map((line, index) => {
            const Line = index === excerpt.length - 1 ? 'mark' : 'span';
            return <Line key={line} data-number={FIRST_LINE + index}>{`${line}\n`}</Line>;
          })}
        </code>
      </pre>
      <p className={styles.label}>Correction</p>
      <pre className={styles.diff}>
        <code>
          <del>{'-      - "5432:5432"\n'}</del>
          <ins>{'+      - "127.0.0.1:5432:5432"\n'}</ins>
        </code>
      </pre>
    </Panel>
  );
}
