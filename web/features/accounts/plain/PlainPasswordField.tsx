import { Field } from '../../../components/forms/Field.tsx';

interface PlainPasswordFieldProps {
  label: string;
  hint: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password field without the button that shows what was typed. */
export function PlainPasswordField({ label, hint, autoComplete }: PlainPasswordFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <input
          {...control}
          type="password"
          name="password"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
