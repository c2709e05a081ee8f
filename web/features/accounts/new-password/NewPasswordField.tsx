import { PasswordField } from '../entrance/PasswordField.tsx';
import { PasswordHint } from './PasswordHint.tsx';
import { type TypedOwner, usePasswordVerdict } from './use-password-verdict.ts';

interface NewPasswordFieldProps {
  label?: string;
  name?: string;
  /** What stands in it. */
  value: string;
  /** Whose it is: it must not be made of that. */
  owner?: TypedOwner;
  error: string | undefined;
}

/** A password that is being chosen, with a hint that follows the typing. */
export function NewPasswordField({ label, name, value, owner, error }: NewPasswordFieldProps) {
  const verdict = usePasswordVerdict(value, owner);
  return (
    <PasswordField
      {...(label && { label })}
      {...(name && { name })}
      error={error}
      autoComplete="new-password"
      hint={<PasswordHint {...verdict} />}
    />
  );
}
