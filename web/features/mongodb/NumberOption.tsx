import { useState } from 'react';
import { Field } from '../../components/forms/Field.tsx';

interface NumberOptionProps {
  name: string;
  label: string;
  note?: string;
  value: number;
  max: number;
  error: string | undefined;
  onChange: (value: number) => void;
}

/** Input for a positive integer. While the field is empty, the last value is used. */
export function NumberOption({
  name,
  label,
  note,
  value,
  max,
  error,
  onChange,
}: NumberOptionProps) {
  const [isEmpty, setIsEmpty] = useState(false);
  return (
    <Field label={label} {...(note && { note })} error={error}>
      {(control) => (
        <input
          {...control}
          name={name}
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          step={1}
          value={isEmpty ? '' : value}
          onChange={({ target }) => {
            setIsEmpty(target.value === '');
            if (target.value !== '') onChange(Math.trunc(target.valueAsNumber));
          }}
          onBlur={() => setIsEmpty(false)}
        />
      )}
    </Field>
  );
}
