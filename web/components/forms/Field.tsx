import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

/** What a control needs to be tied to its label and its message. */
interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** Beside the label, such as "optional". */
  note?: string;
  error?: string | undefined;
  /** Lies over the end of the control: a check mark, a button. */
  adornment?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, message below, tied together. */
export function Field({ label, note, error, adornment, children }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} {note && <span>{note}</span>}
      </label>
      <div className={styles.control}>
        {children({
          id,
          className: styles.input,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': error ? errorId : undefined,
        })}
        {adornment && <div className={styles.adornment}>{adornment}</div>}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
