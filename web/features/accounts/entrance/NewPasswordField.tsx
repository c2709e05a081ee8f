import { useEffect, useState } from 'react';
import type { CommonPasswords } from '../../../../worker/contract/common-passwords.ts';
import { Signal } from '../../../components/ui/Signal.tsx';
import { passwordHint } from '../../../content/accounts/register.ts';
import { settings } from '../../../content/site.ts';
import styles from './Entrance.module.css';
import { PasswordField } from './fields.tsx';
import type { PasswordVerdict } from './password-verdict.ts';

interface NewPasswordFieldProps {
  label?: string;
  name?: string;
  value: string;
  /** The password must not be derived from the owner's name or email. */
  owner?: TypedOwner;
  error: string | undefined;
}

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

function PasswordHint({ state, text }: PasswordVerdict) {
  return (
    <span className={styles.passwordHint}>
      <span className={styles.verdict} data-state={state}>
        <Signal state={state} />
        <span aria-live="polite">{text}</span>
      </span>{' '}
      <span>{passwordHint.rule}</span>
    </span>
  );
}

/** Known owner data; both are missing when a password is set from a mailed link. */
interface TypedOwner {
  readonly email?: string;
  readonly username?: string;
}

/**
 * Verdict on the password being typed. Loads the rules and then the list of common passwords at the
 * first character; until then, and if they cannot be loaded, it only says what is asked for. The
 * Worker checks each password anyway.
 */
export function usePasswordVerdict(
  password: string,
  { email = '', username = '' }: TypedOwner = {},
): PasswordVerdict {
  const [rules, setRules] = useState<typeof import('./password-verdict.ts')>();
  const [common, setCommon] = useState<CommonPasswords>();
  const isTyping = password !== '';

  useEffect(() => {
    if (!isTyping) return;
    let isCurrent = true;
    import('./password-verdict.ts')
      .then((loaded) => {
        if (isCurrent) setRules(loaded);
        return loaded.loadCommonPasswords();
      })
      .then((passwords) => {
        if (isCurrent) setCommon(passwords);
      })
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [isTyping]);

  if (!rules) return { state: 'waiting', text: passwordHint.too_short };
  const owner = { brand: settings.brand, email, username };
  return rules.judgePassword(password, owner, common?.has);
}
