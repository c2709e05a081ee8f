import { Checkbox } from '../../components/forms/Checkbox.tsx';
import type { OnboardingText } from '../../content/onboarding/onboarding.ts';
import styles from './Checklist.module.css';
import { DONE_FIELD } from './form-values.ts';

interface ChecklistProps {
  text: OnboardingText['checklist'];
  /** Id of the form that the checkboxes belong to, so that they are part of its draft. */
  formId: string;
  onTick: () => void;
}

export function Checklist({ text: { title, lead, items }, formId, onTick }: ChecklistProps) {
  return (
    <fieldset className={styles.checklist}>
      <legend>{title}</legend>
      <p>{lead}</p>
      <ul>
        {items.map(({ id, text }) => (
          <li key={id}>
            <Checkbox name={DONE_FIELD} value={id} form={formId} onChange={onTick}>
              {text}
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
