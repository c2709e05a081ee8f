import { lazy, Suspense, useState } from 'react';
import { PageHead } from '../../../components/head/PageHead.tsx';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { accountText } from '../../../content/accounts/account.ts';
import { takeFocus } from '../../../lib/take-focus.ts';
import { failureMessage } from '../entrance/failure-message.ts';
import { NeedsScript } from '../entrance/mailed-link.tsx';
import styles from './Account.module.css';
import { useAccount } from './use-account.ts';

// Lazy: signed-out visitors only see the prompt and don't need this chunk.
const OpenAccountScreen = lazy(() => import('./OpenAccountScreen.tsx'));

/** The account page: the account of a signed-in user, or a sign-in prompt. */
export function AccountScreen() {
  const { account, reload, retry } = useAccount();
  const [isDeleted, setIsDeleted] = useState(false);
  const { meta, heading, noScript, instead, failed } = accountText;

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
          <div className="buttons">
            <Button onClick={retry}>{failed.retry}</Button>
          </div>
        </>
      )}
      {(account.state === 'unknown' || account.state === 'signed-out') && <SignedOutPrompt />}
      {(account.state === 'unknown' || account.state === 'loading') && <AccountSkeleton />}
      <NeedsScript instead={instead}>{noScript}</NeedsScript>
    </div>
  );
}

function SignedOutPrompt() {
  const { lead, login, register, points } = accountText.signedOut;
  return (
    <div className={styles.prompt}>
      <p>{lead}</p>
      <ul className="evenly">
        {points.map(({ name, detail }) => (
          <li key={name}>
            <strong>{name}</strong>
            <p className="note">{detail}</p>
          </li>
        ))}
      </ul>
      <div className="buttons">
        <ButtonLink to="/login">{login}</ButtonLink>
        <ButtonLink to="/register" look="quiet">
          {register}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Loading placeholder with the size of the real content, to avoid a layout shift. */
function AccountSkeleton() {
  return <div className={styles.skeleton} role="status" aria-label={accountText.loading} />;
}

function DeletedAccount() {
  const { title, heading, lead, home } = accountText.deleted;
  return (
    <div className={styles.screen}>
      <PageHead {...accountText.meta} title={title} />
      {/* The dialog that had the focus is gone. */}
      <h1 ref={takeFocus} tabIndex={-1}>
        {heading}
      </h1>
      <p className={styles.lead}>{lead}</p>
      <div className="buttons">
        <ButtonLink to="/">{home}</ButtonLink>
      </div>
    </div>
  );
}
