import { Signal } from '../ui/Signal.tsx';
import styles from './Talk.module.css';

interface TalkProps {
  question: string;
  answer: string;
  /** What the answer rests on. */
  sources: readonly string[];
}

/** A question to the copilot, and its answer with sources. */
export function Talk({ question, answer, sources }: TalkProps) {
  return (
    <div className={styles.talk}>
      <p>{question}</p>
      <p>{answer}</p>
      <ul>
        {sources.map((source) => (
          <li key={source}>
            <Signal state="passed" />
            {source}
          </li>
        ))}
      </ul>
    </div>
  );
}
