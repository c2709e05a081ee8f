import type { ReactNode } from 'react';
import { Tag } from '../ui/Tag.tsx';
import styles from './FindingPanel.module.css';
import { Panel } from './Panel.tsx';

/** The other findings of the file, above and below the one that is open. */
const above = ['A service waits for one that does not exist', 'A volume that is not declared'];
const below = [
  'A default password or key',
  'An image that can change',
  'A version key that Compose ignores',
];

/** The findings in the Compose example of the file check, one of them with its correction. */
export function FindingPanel() {
  return (
    <Panel
      label="The findings in a file, one with its correction"
      title="compose.yaml"
      status={<span>6 findings</span>}
    >
      <div className={styles.file}>
        <Titles of={above}>
          <Tag state="failed">error</Tag>
        </Titles>
        <div>
          <p>
            <Tag state="running">hint</Tag> line 12, column 9
          </p>
          <p>
            This database is open to the host’s network. Leave the port out, or bind it to
            127.0.0.1.
          </p>
        </div>
        <pre>
          <code>
            <span data-number="9">{'  db:\n'}</span>
            <span data-number="10">{'    image: postgres:17.6\n'}</span>
            <span data-number="11">{'    ports:\n'}</span>
            <mark data-number="12">{'      - "5432:5432"\n'}</mark>
          </code>
        </pre>
        <p>Correction</p>
        <pre>
          <code>
            <del>{'-      - "5432:5432"\n'}</del>
            <ins>{'+      - "127.0.0.1:5432:5432"\n'}</ins>
          </code>
        </pre>
        <Titles of={below}>
          <Tag state="running">hint</Tag>
        </Titles>
      </div>
    </Panel>
  );
}

function Titles({ of, children }: { of: readonly string[]; children: ReactNode }) {
  return (
    <ul>
      {of.map((title) => (
        <li key={title}>
          {children}
          {title}
        </li>
      ))}
    </ul>
  );
}
