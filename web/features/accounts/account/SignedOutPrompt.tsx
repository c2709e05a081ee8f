import { ButtonLink } from '../../../components/ui/Button.tsx';
import { accountText } from '../../../content/accounts/account.ts';
import styles from './Account.module.css';

const { lead, login, register, points } = accountText.signedOut;

/** Tells signed-out visitors what the account page offers and links to login and registration. */
export function SignedOutPrompt() {
  return (
    <div className={styles.prompt}>
      <p>{lead}</p>
      <ul>
        {points.map(({ name, detail }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{detail}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink to="/login">{login}</ButtonLink>
        <ButtonLink to="/register" look="quiet">
          {register}
        </ButtonLink>
      </div>
    </div>
  );
}
