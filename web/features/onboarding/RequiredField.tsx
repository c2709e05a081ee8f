import { Field } from '../../components/forms/Field.tsx';
import { type RequiredFieldName, requiredFields } from './fields.ts';

interface RequiredFieldProps {
  name: RequiredFieldName;
  error: string | undefined;
  onChange: (name: RequiredFieldName) => void;
}

export function RequiredField({ name, error, onChange }: RequiredFieldProps) {
  const field = requiredFields[name];
  const handleChange = () => onChange(name);

  return (
    <Field label={field.label} error={error}>
      {(control) =>
        field.kind === 'text' ? (
          <input
            {...control}
            name={name}
            autoComplete={field.autoComplete}
            required
            onChange={handleChange}
          />
        ) : (
          <select {...control} name={name} defaultValue="" required onChange={handleChange}>
            <option value="">{field.placeholder}</option>
            {field.options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        )
      }
    </Field>
  );
}
