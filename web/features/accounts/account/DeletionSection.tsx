import { useRef } from 'react';
import { accountParts } from '../../../content/accounts/account-parts.ts';
import styles from './Account.module.css';
import { AccountSection } from './AccountSection.tsx';
import { useOpenAccount } from './account-context.ts';
import { DeletionDialog } from './DeletionDialog.tsx';
import { LockableButton } from './LockableButton.tsx';

const { title, lead, open } = accountParts.deletion;

export function DeletionSection() {
  const { lockedBy } = useOpenAccount();
  const dialog = useRef<HTMLDialogElement>(null);

  return (
    <AccountSection title={title} lead={lead}>
      <p className={styles.actions}>
        <LockableButton data-danger="" onClick={() => dialog.current?.showModal()}>
          {open}
        </LockableButton>
      </p>
      {lockedBy === undefined && <DeletionDialog ref={dialog} />}
    </AccountSection>
  );
}
