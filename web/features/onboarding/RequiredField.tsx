import { Field } from '../../components/forms/Field.tsx';
import { type RequiredFieldName, requiredFields } from './fields.ts';

interface RequiredFieldProps {
  name: RequiredFieldName;
  error: string | undefined;
}

export function RequiredField({ name, error }: RequiredFieldProps) {
  const field = requiredFields[name];

  return (
    <Field label={field.label} error={error} hint={'hint' in field && field.hint}>
      {(control) =>
        field.kind === 'text' ? (
          <input {...control} name={name} autoComplete={field.autoComplete} required />
        ) : (
          <select {...control} name={name} defaultValue="" required>
            <option value="">{field.placeholder}</option>
            {Object.entries(field.options).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )
      }
    </Field>
  );
}
