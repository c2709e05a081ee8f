import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { Field } from '../../components/forms/Field.tsx';
import { Icon } from '../../components/ui/Icon.tsx';

export function PasswordField({ error }: { error: string | undefined }) {
  const [isShown, setIsShown] = useState(false);

  return (
    <Field
      label="Password"
      error={error}
      adornment={
        <button
          type="button"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </button>
      }
    >
      {(control) => (
        <input
          {...control}
          type={isShown ? 'text' : 'password'}
          name="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </Field>
  );
}
