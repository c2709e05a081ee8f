import { Check, Eye, EyeOff } from 'lucide';
import { type ReactNode, useState } from 'react';
import { InputField } from '../../../components/forms/Field.tsx';
import { Icon } from '../../../components/ui/Icon.tsx';
import { SAMPLE_EMAIL } from '../../../content/accounts/entrance.ts';
import styles from './Entrance.module.css';

interface EmailFieldProps {
  label?: string;
  value: string;
  error: string | undefined;
  /** `webauthn` lets the browser offer passkeys in its autofill. */
  autoComplete?: 'username webauthn' | 'username' | 'email';
  defaultValue?: string;
}

export function EmailField({
  label = 'Email Address',
  value,
  error,
  autoComplete = 'username',
  defaultValue,
}: EmailFieldProps) {
  return (
    <InputField
      label={label}
      error={error}
      adornment={
        looksLikeEmail(value) && (
          <span className={styles.check} data-testid="email-check">
            <Icon of={Check} />
            <span className="visually-hidden">Looks like an email address</span>
          </span>
        )
      }
      type="email"
      name="email"
      placeholder={SAMPLE_EMAIL}
      autoComplete={autoComplete}
      defaultValue={defaultValue}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}

interface PasswordFieldProps {
  label?: string;
  name?: string;
  error: string | undefined;
  /** Marks the field, beside a message for the whole form. */
  isRefused?: boolean;
  autoComplete?: 'current-password' | 'new-password';
  hint?: ReactNode;
}

export function PasswordField({
  label = 'Password',
  name = 'password',
  error,
  isRefused,
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
          className="icon-button"
          aria-label={isShown ? `Hide ${what}` : `Show ${what}`}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </button>
      }
      {...(isRefused && { 'aria-invalid': true })}
      type={isShown ? 'text' : 'password'}
      name={name}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}

/** The specification's visual hint: an @ and a dot. It is not a validation. */
export function looksLikeEmail(text: string): boolean {
  return text.includes('@') && text.includes('.');
}
