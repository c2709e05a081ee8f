import type { CopilotText } from '../../content/copilot.ts';
import { Tag } from '../ui/Tag.tsx';
import styles from './AnswerPanel.module.css';
import { Panel } from './Panel.tsx';
import { PanelTalk } from './PanelTalk.tsx';

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
          {items.map((item) => (
            <PanelTalk key={item.question} {...item} />
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
