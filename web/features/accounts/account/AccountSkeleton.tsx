import { accountText } from '../../../content/accounts/account.ts';
import styles from './Account.module.css';

/** In the measure of what is coming, so that nothing moves when it comes. */
export function AccountSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={accountText.loading}>
      <div />
      <div />
      <div />
    </div>
  );
}
