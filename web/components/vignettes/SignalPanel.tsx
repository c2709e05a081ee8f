import type { Stage } from '../../content/signal.ts';
import { SignalLine } from '../ui/SignalLine.tsx';
import { Panel, type PanelProps } from './Panel.tsx';
import styles from './SignalPanel.module.css';

interface SignalPanelProps extends Omit<PanelProps, 'children'> {
  stages: readonly Stage[];
}

/** A picture of steps and what happens in each. */
export function SignalPanel({ stages, ...panel }: SignalPanelProps) {
  return (
    <Panel {...panel}>
      <div className={styles.stages}>
        <SignalLine stages={stages} />
      </div>
    </Panel>
  );
}
