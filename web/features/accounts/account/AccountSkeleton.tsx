import { accountText } from '../../../content/accounts/account.ts';
import styles from './Account.module.css';

/** Loading placeholder with the size of the real content, to avoid a layout shift. */
export function AccountSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={accountText.loading}>
      <div />
      <div />
      <div />
    </div>
  );
}
