import { Check } from 'lucide';
import { InputField } from '../../../components/forms/Field.tsx';
import { Icon } from '../../../components/ui/Icon.tsx';
import { SAMPLE_EMAIL } from '../../../content/accounts/fields.ts';
import styles from './Entrance.module.css';
import { looksLikeEmail } from './looks-like-email.ts';

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
