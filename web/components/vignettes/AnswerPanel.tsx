import type { CopilotText } from '../../content/copilot.ts';
import { Signal } from '../ui/Signal.tsx';
import { Tag } from '../ui/Tag.tsx';
import styles from './AnswerPanel.module.css';
import { Panel } from './Panel.tsx';

/** Answers of the copilot, each with its sources. The chips choose one, also without scripts. */
export function AnswerPanel({ title, note, items }: CopilotText['examples']) {
  return (
    <div className={styles.ask}>
      <Panel
        label="A question to Edzy and its answer with sources"
        title="edzy · platform team"
        status={<Tag state="passed">read only</Tag>}
      >
        <div className={styles.answers} aria-live="polite">
          {items.map(({ question, answer, sources }) => (
            <div key={question}>
              <p className={styles.question}>{question}</p>
              <p className={styles.answer}>{answer}</p>
              <ul>
                {sources.map((source) => (
                  <li key={source}>
                    <Signal state="passed" />
                    {source}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Panel>
      <fieldset>
        <legend>{title}</legend>
        {items.map(({ chip }, index) => (
          <label key={chip}>
            <input type="radio" name="question" defaultChecked={index === 0} />
            {chip}
          </label>
        ))}
      </fieldset>
      <p>{note}</p>
    </div>
  );
}
