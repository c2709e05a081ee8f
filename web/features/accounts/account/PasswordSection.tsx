import { Tag } from '../../../components/ui/Tag.tsx';
import { accountParts } from '../../../content/accounts/account-parts.ts';
import styles from './Account.module.css';
import { AccountSection } from './AccountSection.tsx';
import { useOpenAccount } from './account-context.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { Disclosure } from './Disclosure.tsx';

const { title, lead, change, set, isSet, isMissing } = accountParts.password;

export function PasswordSection() {
  const { hasPassword } = useOpenAccount().account;
  return (
    <AccountSection title={title} lead={lead}>
      <p className={styles.fact}>
        <strong>{title}</strong>
        <Tag state={hasPassword ? 'passed' : 'waiting'}>{hasPassword ? isSet : isMissing}</Tag>
      </p>
      <Disclosure label={hasPassword ? change : set}>
        {(close) => <ChangePasswordForm onDone={close} />}
      </Disclosure>
    </AccountSection>
  );
}
