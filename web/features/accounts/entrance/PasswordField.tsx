import { Eye, EyeOff } from 'lucide';
import { type ReactNode, useState } from 'react';
import { InputField } from '../../../components/forms/Field.tsx';
import { Icon } from '../../../components/ui/Icon.tsx';

interface PasswordFieldProps {
  label?: string;
  name?: string;
  error: string | undefined;
  autoComplete?: 'current-password' | 'new-password';
  hint?: ReactNode;
}

export function PasswordField({
  label = 'Password',
  name = 'password',
  error,
  autoComplete = 'current-password',
  hint,
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const what = label.toLowerCase();

  return (
    <InputField
      label={label}
      error={error}
      hint={hint}
      adornment={
        <button
          type="button"
          aria-label={isShown ? `Hide ${what}` : `Show ${what}`}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </button>
      }
      type={isShown ? 'text' : 'password'}
      name={name}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
