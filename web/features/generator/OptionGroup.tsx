import type { ReactNode } from 'react';
import { Field, InputField } from '../../components/forms/Field.tsx';
import styles from './OptionGroup.module.css';

export function OptionGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Two short controls beside each other, if there is room. */
export function OptionPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

interface TextOptionProps {
  name: string;
  label: string;
  hint?: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function TextOption({ name, label, hint, value, error, onChange }: TextOptionProps) {
  return (
    <InputField
      label={label}
      hint={hint}
      error={error}
      name={name}
      value={value}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface SelectOptionProps<Value extends string> {
  name: string;
  label: string;
  value: Value;
  choices: readonly Value[];
  /** Labels by value; without them, the values are shown. */
  names?: Readonly<Record<Value, string>>;
  error?: string | undefined;
  onChange: (value: Value) => void;
}

export function SelectOption<Value extends string>({
  name,
  label,
  value,
  choices,
  names,
  error,
  onChange,
}: SelectOptionProps<Value>) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <select
          {...control}
          name={name}
          value={value}
          onChange={({ target }) => {
            const chosen = choices[target.selectedIndex];
            if (chosen) onChange(chosen);
          }}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {names?.[choice] ?? choice}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
