import { Field } from '../../components/forms/Field.tsx';
import {
  type FieldName,
  type RequiredField as FieldText,
  requiredFields,
} from '../../content/onboarding/onboarding.ts';

interface RequiredFieldProps {
  name: FieldName;
  error: string | undefined;
}

export function RequiredField({ name, error }: RequiredFieldProps) {
  const field: FieldText = requiredFields[name];

  return (
    <Field label={field.label} error={error} hint={field.hint}>
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
