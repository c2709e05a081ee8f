import { useId } from 'react';
import { Tag } from '../../../components/ui/Tag.tsx';
import { accountParts } from '../../../content/accounts/account-parts.ts';
import { removePasskey } from '../../../lib/api.ts';
import { canUsePasskeys } from '../passkey-support.ts';
import styles from './Account.module.css';
import { AccountRow } from './AccountRow.tsx';
import { AccountSection } from './AccountSection.tsx';
import { AddPasskeyForm } from './AddPasskeyForm.tsx';
import { useOpenAccount } from './account-context.ts';
import { countWaysIn } from './count-ways-in.ts';
import { LockableButton } from './LockableButton.tsx';
import { useAction } from './use-action.ts';
import { formatAgo, formatDay } from './when.ts';

const text = accountParts.passkeys;

export function PasskeysSection() {
  const { account, lockedBy } = useOpenAccount();
  const { passkeys } = account;
  const { run, busyId, message } = useAction();
  const reasonId = useId();
  const unverifiedId = useId();
  const isLastWay = countWaysIn(account) === 1 && passkeys.length === 1;
  const isUnverified = !account.isEmailVerified && lockedBy === undefined;

  return (
    <AccountSection title={text.title} lead={text.lead} message={message}>
      {passkeys.length === 0 && <p>{text.none}</p>}
      <ul className={styles.rows}>
        {passkeys.map(({ id, name, createdAt, lastUsedAt, isHeld }) => (
          <AccountRow key={id}>
            <div>
              <strong>{name}</strong>
              <span>
                {text.added} {formatDay(createdAt)},{' '}
                {lastUsedAt ? `${text.used} ${formatAgo(lastUsedAt)}` : text.unused}
              </span>
            </div>
            {isHeld && <Tag state="running">{accountParts.held}</Tag>}
            <LockableButton
              reasonId={isLastWay ? reasonId : undefined}
              isBusy={busyId !== undefined}
              aria-label={`${text.remove} ${name}`}
              onClick={() => run({ id, call: () => removePasskey({ id }), done: text.removed })}
            >
              {text.remove}
            </LockableButton>
          </AccountRow>
        ))}
      </ul>
      {isLastWay && lockedBy === undefined && <p id={reasonId}>{accountParts.lastWayIn}</p>}
      {isUnverified && <p id={unverifiedId}>{accountParts.unverified}</p>}
      {canUsePasskeys() ? (
        <AddPasskeyForm reasonId={isUnverified ? unverifiedId : undefined} />
      ) : (
        <p>{text.unsupported}</p>
      )}
    </AccountSection>
  );
}
