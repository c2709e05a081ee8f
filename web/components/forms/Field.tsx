import { type ComponentProps, type ReactNode, useId } from 'react';
import chevron from './Chevron.module.css';
import styles from './Field.module.css';

/** Attributes that link a control to its label, error and hint. */
interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** Text beside the label, such as "optional". */
  note?: string | undefined;
  error?: string | undefined;
  /** Help text, linked by `aria-describedby`. */
  hint?: ReactNode;
  /** Overlays the end of the control, such as a check mark or a button. */
  adornment?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Form field: label, control, error and hint, linked for assistive technology. */
export function Field({ label, note, error, hint, adornment, children }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {note && (
          <span className={styles.note}>
            <span>, </span>
            <span>{note}</span>
          </span>
        )}
      </label>
      <div className={`${chevron.place} ${styles.control}`}>
        {children({
          id,
          className: styles.input,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': described || undefined,
        })}
        {adornment && <div className={styles.adornment}>{adornment}</div>}
      </div>
      {error && (
        <p id={errorId} className="fault">
          {error}
        </p>
      )}
      {hint && (
        <div id={hintId} className="note">
          {hint}
        </div>
      )}
    </div>
  );
}

/** A field whose control is an `<input>`, which gets all other properties. */
export function InputField({
  label,
  note,
  error,
  hint,
  adornment,
  ...input
}: Omit<FieldProps, 'children'> & Omit<ComponentProps<'input'>, 'id' | 'className'>) {
  return (
    <Field label={label} note={note} error={error} hint={hint} adornment={adornment}>
      {(control) => <input {...control} {...input} />}
    </Field>
  );
}
