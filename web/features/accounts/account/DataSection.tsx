import { ButtonAnchor } from '../../../components/ui/Button.tsx';
import { accountParts } from '../../../content/accounts/account-parts.ts';
import styles from './Account.module.css';
import { AccountSection } from './AccountSection.tsx';

const { title, lead, button } = accountParts.data;

export function DataSection() {
  return (
    <AccountSection title={title} lead={lead}>
      <p className={styles.actions}>
        <ButtonAnchor look="quiet" size="compact" href="/api/account/export" download>
          {button}
        </ButtonAnchor>
      </p>
    </AccountSection>
  );
}
