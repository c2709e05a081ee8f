import { Signal } from '../ui/Signal.tsx';
import styles from './PanelTalk.module.css';

interface PanelTalkProps {
  question: string;
  answer: string;
  /** What the answer rests on. */
  sources: readonly string[];
}

/** A question to the copilot, and its answer with sources. */
export function PanelTalk({ question, answer, sources }: PanelTalkProps) {
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
