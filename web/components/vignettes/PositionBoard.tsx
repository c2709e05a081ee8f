import type { CareersText } from '../../content/company/company.ts';
import { Signal } from '../ui/Signal.tsx';
import { Tag } from '../ui/Tag.tsx';
import { Panel } from './Panel.tsx';
import styles from './PositionBoard.module.css';

/** The departments, with a lamp that waits for a position in each. */
export function PositionBoard({ label, title, total, rows, none, foot }: CareersText['board']) {
  return (
    <Panel label={label} title={title} status={<Tag state="waiting">{total}</Tag>} foot={foot}>
      <ul className={styles.rows}>
        {rows.map((name) => (
          <li key={name}>
            <Signal state="waiting" />
            <strong>{name}</strong>
            <span>{none}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
