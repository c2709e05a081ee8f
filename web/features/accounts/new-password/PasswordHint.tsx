import { Signal } from '../../../components/ui/Signal.tsx';
import { passwordHint } from '../../../content/accounts/register.ts';
import styles from '../entrance/Entrance.module.css';
import type { PasswordVerdict } from './password-verdict.ts';

/** Shows the password requirements and how the typed password meets them. */
export function PasswordHint({ state, text }: PasswordVerdict) {
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
