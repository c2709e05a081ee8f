import { lazy, Suspense, useState } from 'react';
import { PageHead } from '../../../components/head/PageHead.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { accountText } from '../../../content/accounts/account.ts';
import { NeedsScript } from '../entrance/NeedsScript.tsx';
import { failureMessage } from '../failure-message.ts';
import styles from './Account.module.css';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { DeletedAccount } from './DeletedAccount.tsx';
import { SignedOutPrompt } from './SignedOutPrompt.tsx';
import { useAccount } from './use-account.ts';

// Lazy: signed-out visitors only see the prompt and don't need this chunk.
const OpenAccountScreen = lazy(() => import('./OpenAccountScreen.tsx'));

const { meta, heading, noScript, instead, failed } = accountText;

/** The account page: the account of a signed-in user, or a sign-in prompt. */
export function AccountScreen() {
  const { account, reload, retry } = useAccount();
  const [isDeleted, setIsDeleted] = useState(false);

  if (isDeleted) return <DeletedAccount />;
  return (
    <div className={styles.screen}>
      <PageHead {...meta} />
      <h1>{heading}</h1>
      {account.state === 'ready' && (
        <Suspense fallback={<AccountSkeleton />}>
          <OpenAccountScreen
            account={account.account}
            reload={reload}
            onDeleted={() => setIsDeleted(true)}
          />
        </Suspense>
      )}
      {account.state === 'failed' && (
        <>
          <Notice kind="error">{failureMessage(account.failure)}</Notice>
          <div className={styles.actions}>
            <Button onClick={retry}>{failed.retry}</Button>
          </div>
        </>
      )}
      {(account.state === 'unknown' || account.state === 'signed-out') && (
        // The prompt is prerendered; CSS shows the skeleton instead when `data-signed-in` is set.
        <div className={styles.stack} data-state={account.state}>
          <SignedOutPrompt />
          {account.state === 'unknown' && <AccountSkeleton />}
        </div>
      )}
      {account.state === 'loading' && <AccountSkeleton />}
      <NeedsScript instead={instead}>{noScript}</NeedsScript>
    </div>
  );
}
