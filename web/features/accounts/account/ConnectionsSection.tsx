import { useId } from 'react';
import { PROVIDERS, type Provider } from '../../../../worker/contract/accounts.ts';
import { Notice } from '../../../components/ui/Notice.tsx';
import { accountParts } from '../../../content/accounts/account-sections.ts';
import { providerNames } from '../../../content/accounts/login.ts';
import { disconnect, startOAuth } from '../../../lib/api.ts';
import { explainOAuthFailure, ProviderMark } from '../entrance/providers.tsx';
import { useAttempt } from '../entrance/use-attempt.ts';
import styles from './Account.module.css';
import { AccountRow, AccountSection, LockableButton } from './AccountSection.tsx';
import { countSignInMethods, useAction, useOpenAccount } from './open-account.ts';
import { formatDay } from './when.ts';

const text = accountParts.connections;

export function ConnectionsSection() {
  const { account, lockedBy } = useOpenAccount();
  const { run, busyId, message } = useAction();
  const { connect, busyWith, message: problem } = useConnect();
  const reasonId = useId();
  const isLastMethod = countSignInMethods(account) === 1;
  const connected = new Map(account.connections.map((each) => [each.provider, each]));
  const reason = !account.isEmailVerified
    ? accountParts.unverified
    : isLastMethod && connected.size > 0
      ? accountParts.lastMethod
      : undefined;

  const remove = (provider: Provider) =>
    run({
      id: provider,
      call: () => disconnect({ provider }),
      done: `${providerNames[provider]} ${text.disconnected}`,
    });

  return (
    <AccountSection title={text.title} lead={text.lead} message={message}>
      {problem && <Notice kind={problem.kind}>{problem.text}</Notice>}
      <ul className={styles.rows}>
        {PROVIDERS.map((provider) => {
          const name = providerNames[provider];
          const connection = connected.get(provider);
          const isLocked = connection ? isLastMethod : !account.isEmailVerified;
          const action = connection ? text.disconnect : text.connect;
          return (
            <AccountRow
              key={provider}
              name={
                <>
                  <ProviderMark of={provider} /> <span>{name}</span>
                </>
              }
              detail={
                connection
                  ? `${connection.label}, ${text.since} ${formatDay(connection.connectedAt)}`
                  : text.none
              }
              isHeld={connection?.isHeld === true}
            >
              <LockableButton
                reasonId={isLocked ? reasonId : undefined}
                isBusy={(connection ? busyId : busyWith) !== undefined}
                aria-label={`${action} ${name}`}
                onClick={() => (connection ? remove(provider) : connect(provider))}
              >
                {busyWith === provider ? text.connecting : action}
              </LockableButton>
            </AccountRow>
          );
        })}
      </ul>
      {reason && lockedBy === undefined && <p id={reasonId}>{reason}</p>}
    </AccountSection>
  );
}

/** Redirects to a provider to connect an account there; the provider redirects back here. */
function useConnect() {
  const { withProof, noteFailure } = useOpenAccount();
  const { busyWith, message, begin, end } = useAttempt();

  async function connect(provider: Provider): Promise<void> {
    begin(provider);
    const outcome = await withProof(() => startOAuth({ provider, intent: 'connect' }));
    if (outcome.ok) {
      location.assign(outcome.data.location);
      return;
    }
    const isHandled = noteFailure(outcome.failure);
    end(isHandled ? undefined : explainOAuthFailure(outcome.failure, provider));
  }

  return { busyWith, message, connect };
}
