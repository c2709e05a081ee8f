import { Check, Eye, EyeOff } from 'lucide';
import { type ComponentProps, useState } from 'react';
import { InputField } from '../../../components/forms/Field.tsx';
import { Icon } from '../../../components/ui/Icon.tsx';
import { SAMPLE_EMAIL } from '../../../content/accounts/entrance.ts';
import styles from './Entrance.module.css';

type FieldProps = ComponentProps<typeof InputField>;

interface EmailFieldProps extends Omit<FieldProps, 'label'> {
  label?: string;
  value: string;
}

/** `value` is what is typed, for the visual hint. */
export function EmailField({ value, ...field }: EmailFieldProps) {
  return (
    <InputField
      label="Email Address"
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
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...field}
    />
  );
}

interface PasswordFieldProps extends Omit<FieldProps, 'label'> {
  label?: string;
}

export function PasswordField({ label = 'Password', ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const what = label.toLowerCase();

  return (
    <InputField
      label={label}
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
      type={isShown ? 'text' : 'password'}
      name="password"
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...field}
    />
  );
}

/** The specification's visual hint: an @ and a dot. It is not a validation. */
export function looksLikeEmail(text: string): boolean {
  return text.includes('@') && text.includes('.');
}
