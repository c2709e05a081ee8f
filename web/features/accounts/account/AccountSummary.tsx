import { Signal } from '../../../components/ui/Signal.tsx';
import { accountParts } from '../../../content/accounts/account-parts.ts';
import type { SignalState } from '../../../content/signal.ts';
import styles from './Account.module.css';
import { useOpenAccount } from './account-context.ts';

/** Security overview of the account: email, password, passkeys and sessions, with status lamps. */
export function AccountSummary() {
  const { isEmailVerified, hasPassword, passkeys, sessions } = useOpenAccount().account;
  const { summary } = accountParts;
  const lamps: readonly { name: string; value: string; state: SignalState }[] = [
    {
      name: summary.address.name,
      value: isEmailVerified ? summary.address.on : summary.address.off,
      state: isEmailVerified ? 'passed' : 'running',
    },
    {
      name: summary.password.name,
      value: hasPassword ? summary.password.on : summary.password.off,
      state: hasPassword ? 'passed' : 'waiting',
    },
    {
      name: summary.passkeys.name,
      value: passkeys.length > 0 ? String(passkeys.length) : summary.passkeys.none,
      state: passkeys.length > 0 ? 'passed' : 'waiting',
    },
    { name: summary.sessions.name, value: String(sessions.length), state: 'passed' },
  ];

  return (
    <dl className={styles.summary}>
      {lamps.map(({ name, value, state }) => (
        <div key={name}>
          <Signal state={state} />
          <dt className="muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
