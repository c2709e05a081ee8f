import type { OnboardingText } from '../../content/onboarding/onboarding.ts';
import styles from './Checklist.module.css';
import { DONE_FIELD } from './form-values.ts';

interface ChecklistProps {
  text: OnboardingText['checklist'];
  /** The form that the boxes belong to: their ticks are part of its draft. */
  formId: string;
  onTick: () => void;
}

/** What the engagement needs. A stop on the line for each point, lit when it is ticked. */
export function Checklist({ text: { title, lead, items }, formId, onTick }: ChecklistProps) {
  return (
    <fieldset className={styles.checklist}>
      <legend>{title}</legend>
      <p>{lead}</p>
      <ul>
        {items.map(({ id, text }) => (
          <li key={id}>
            <label>
              <input type="checkbox" name={DONE_FIELD} value={id} form={formId} onChange={onTick} />
              {text}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
