import { type FormEvent, type RefObject, useId } from 'react';
import { Checkbox } from '../../components/forms/Checkbox.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { consentText } from '../../content/consent.ts';
import styles from './ConsentDialog.module.css';
import type { ConsentChoice } from './consent.ts';

const text = consentText.dialog;

interface ConsentDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  onSave: (choice: ConsentChoice) => void;
}

/** Details of the only consent category. Its box is unchecked by default. */
export function ConsentDialog({ ref, onSave }: ConsentDialogProps) {
  const titleId = useId();
  const purposeId = useId();

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const isAllowed = new FormData(event.currentTarget).has('analytics');
    onSave(isAllowed ? 'granted' : 'denied');
  }

  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId}>
      <h2 id={titleId}>{text.title}</h2>
      <p>{text.lead}</p>
      <form onSubmit={save}>
        <div className={styles.purpose}>
          <div>
            <h3>{text.analytics}</h3>
            <p id={purposeId}>{text.purpose}</p>
          </div>
          <Checkbox name="analytics" aria-describedby={purposeId}>
            <strong>{text.allow}</strong>
            <span className="visually-hidden">{` ${text.analytics}`}</span>
          </Checkbox>
        </div>
        <div className="buttons">
          <Button type="submit">{text.save}</Button>
          <Button look="quiet" onClick={() => ref.current?.close()}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
