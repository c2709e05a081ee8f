import { Check } from 'lucide';
import { Field } from '../../components/forms/Field.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { loginText } from '../../content/accounts/login.ts';
import styles from './LoginScreen.module.css';

interface EmailFieldProps {
  looksRight: boolean;
  error: string | undefined;
}

export function EmailField({ looksRight, error }: EmailFieldProps) {
  return (
    <Field
      label="Email Address"
      error={error}
      adornment={
        looksRight && (
          <span className={styles.check} data-testid="email-check">
            <Icon of={Check} />
            <span className="visually-hidden">Looks like an email address</span>
          </span>
        )
      }
    >
      {(control) => (
        <input
          {...control}
          type="email"
          name="email"
          placeholder={loginText.sampleEmail}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </Field>
  );
}
