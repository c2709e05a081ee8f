import { SignalLine } from '../../../components/ui/SignalLine.tsx';
import type { Stage } from '../../../content/signal.ts';
import styles from './EntranceLine.module.css';

interface EntranceLineProps {
  title: string;
  stages: readonly Stage[];
}

/** The signal line beside a form; its lamps show the form's progress. */
export function EntranceLine({ title, stages }: EntranceLineProps) {
  return (
    <div className={styles.illustration} data-scheme="dark" aria-hidden>
      <div>
        <p>{title}</p>
        <SignalLine stages={stages} />
      </div>
    </div>
  );
}
