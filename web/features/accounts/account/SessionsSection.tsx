import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Tag } from '../../../components/ui/Tag.tsx';
import { accountParts } from '../../../content/accounts/account-parts.ts';
import { endSession, logoutEverywhere } from '../../../lib/api.ts';
import { LogOutDialog } from '../../session/LogOutDialog.tsx';
import { useLogOut } from '../../session/use-log-out.ts';
import { failureMessage } from '../failure-message.ts';
import { isProofRequired } from '../proof/use-proof.ts';
import styles from './Account.module.css';
import { AccountRow } from './AccountRow.tsx';
import { AccountSection } from './AccountSection.tsx';
import { useOpenAccount } from './account-context.ts';
import { LockableButton } from './LockableButton.tsx';
import { useAction } from './use-action.ts';
import { formatAgo, formatDay } from './when.ts';

const text = accountParts.sessions;

export function SessionsSection() {
  const { account, withProof } = useOpenAccount();
  const { run, busyId, message } = useAction();
  const logOut = useLogOut(() => withProof(logoutEverywhere));

  return (
    <AccountSection title={text.title} lead={text.lead} message={message}>
      {logOut.failure && !isProofRequired(logOut.failure) && (
        <Notice kind="error">{failureMessage(logOut.failure)}</Notice>
      )}
      <ul className={styles.rows}>
        {account.sessions.map(({ id, isCurrent, browser, place, createdAt, lastUsedAt }) => (
          <AccountRow key={id}>
            <div>
              <strong>{browser}</strong>
              <span>
                {place || text.unknownPlace}, {text.since} {formatDay(createdAt)}, {text.used}{' '}
                {formatAgo(lastUsedAt)}
              </span>
            </div>
            {isCurrent ? (
              <Tag state="passed">{text.current}</Tag>
            ) : (
              <LockableButton
                isBusy={busyId !== undefined}
                aria-label={`${text.end}: ${browser}, ${place || text.unknownPlace}`}
                onClick={() => run({ id, call: () => endSession({ id }), done: text.ended })}
              >
                {text.end}
              </LockableButton>
            )}
          </AccountRow>
        ))}
      </ul>
      <p className={styles.actions}>
        <Button look="quiet" size="compact" aria-disabled={logOut.isLeaving} onClick={logOut.ask}>
          {text.endAll}
        </Button>
        <span>{text.endAllNote}</span>
      </p>
      <LogOutDialog logOut={logOut} />
    </AccountSection>
  );
}
