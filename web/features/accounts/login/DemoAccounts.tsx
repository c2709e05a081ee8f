import { loginText } from '../../../content/accounts/login.ts';
import { settings } from '../../../content/site.ts';
import styles from '../entrance/Entrance.module.css';

interface DemoAccountsProps {
  /** Hides it with the form. */
  isVeiled: boolean;
  onChoose: (email: string, password: string) => void;
}

/** Lists the demo accounts with their passwords; choosing one fills in the form. */
export function DemoAccounts({ isVeiled, onChoose }: DemoAccountsProps) {
  return (
    <section className={styles.demo} aria-label="Demo accounts" data-veiled={isVeiled || undefined}>
      <h2>{loginText.demo.title}</h2>
      <p className="muted">{loginText.demo.lead}</p>
      {settings.demoAccounts.map(({ email, username, password }) => (
        <button key={email} type="button" onClick={() => onChoose(email, password)}>
          <strong>{username}</strong>
          <span>{email}</span>
          <span>{password}</span>
        </button>
      ))}
    </section>
  );
}
