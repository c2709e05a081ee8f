import { PasswordField } from '../entrance/PasswordField.tsx';
import { PasswordHint } from './PasswordHint.tsx';
import { type TypedOwner, usePasswordVerdict } from './use-password-verdict.ts';

interface NewPasswordFieldProps {
  label?: string;
  name?: string;
  value: string;
  /** The password must not be derived from the owner's name or email. */
  owner?: TypedOwner;
  error: string | undefined;
}

/** Field for a new password, with a hint that is updated while typing. */
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
