import type { ReactNode } from 'react';
import type { Stage } from '../../content/signal.ts';
import { SignalLine } from '../ui/SignalLine.tsx';
import { Panel } from './Panel.tsx';
import styles from './SignalPanel.module.css';

interface SignalPanelProps {
  /** Text alternative of the picture for screen readers. */
  label: string;
  title: string;
  status?: ReactNode;
  stages: readonly Stage[];
}

/** A picture of steps and what happens in each. */
export function SignalPanel({ label, title, status, stages }: SignalPanelProps) {
  return (
    <Panel label={label} title={title} status={status}>
      <div className={styles.stages}>
        <SignalLine stages={stages} />
      </div>
    </Panel>
  );
}
