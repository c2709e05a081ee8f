import type { Croppable } from './croppable.ts';
import { Panel } from './Panel.tsx';
import { PanelRows } from './PanelRows.tsx';
import styles from './WaveBoard.module.css';

const waves = [
  {
    name: 'Wave 1',
    status: 'moved, 12 workloads',
    items: [
      { state: 'passed', name: 'wiki', note: 'moved' },
      { state: 'passed', name: 'batch reports', note: 'moved' },
      { state: 'passed', name: 'intranet', note: 'moved' },
    ],
  },
  {
    name: 'Wave 2',
    status: 'cutover tonight, 22:00',
    items: [
      { state: 'passed', name: 'catalogue', note: 'in sync' },
      { state: 'running', name: 'orders', note: 'syncing, 99.2%' },
      { state: 'running', name: 'orders-db', note: 'lag 0.4 s' },
    ],
  },
  {
    name: 'Wave 3',
    status: 'rehearsed twice',
    items: [
      { state: 'waiting', name: 'billing', note: 'rollback tested' },
      { state: 'waiting', name: 'ledger', note: 'rollback tested' },
    ],
  },
  {
    name: 'Wave 4',
    status: 'mapped, 31 dependencies',
    items: [
      { state: 'waiting', name: 'warehouse', note: 'needs a link' },
      { state: 'waiting', name: 'mainframe', note: 'stays, by choice' },
    ],
  },
] as const;

export function WaveBoard({ isCropped }: Croppable) {
  return (
    <Panel
      label="A migration board with four waves"
      title="data centre exit · 46 workloads"
      status={<span>12 moved, 0 rolled back</span>}
    >
      <ol className={styles.waves}>
        {waves.slice(0, isCropped ? 2 : 4).map(({ name, status, items }) => (
          <li key={name}>
            <p>
              <strong>{name}</strong> {status}
            </p>
            <PanelRows rows={items.slice(0, isCropped ? 2 : 3)} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
