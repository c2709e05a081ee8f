import { PageHead } from '../../../components/head/PageHead.tsx';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { accountText } from '../../../content/accounts/account.ts';
import { takeFocus } from '../../../lib/take-focus.ts';
import styles from './Account.module.css';

const { title, heading, lead, home } = accountText.deleted;

/** Replaces the account page after the account was deleted. */
export function DeletedAccount() {
  return (
    <div className={styles.screen}>
      <PageHead {...accountText.meta} title={title} />
      {/* The dialog that had the focus is gone. */}
      <h1 ref={takeFocus} tabIndex={-1}>
        {heading}
      </h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.actions}>
        <ButtonLink to="/">{home}</ButtonLink>
      </div>
    </div>
  );
}
