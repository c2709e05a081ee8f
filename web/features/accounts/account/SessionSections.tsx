import { useRef, useState } from 'react';
import { type AccountEvent, BY_OPERATOR } from '../../../../worker/contract/accounts.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Tag } from '../../../components/ui/Tag.tsx';
import { accountParts, eventsText } from '../../../content/accounts/account-sections.ts';
import {
  endSession,
  fetchAccountEvents,
  forgetDevices,
  logoutEverywhere,
} from '../../../lib/api.ts';
import { useHandBackFocus } from '../../../lib/use-hand-back-focus.ts';
import { LogOutDialog } from '../../session/LogOutDialog.tsx';
import { useLogOut } from '../../session/use-log-out.ts';
import { failureMessage } from '../entrance/failure-message.ts';
import styles from './Account.module.css';
import { AccountRow, AccountSection, LockableButton } from './AccountSection.tsx';
import { isProofRequired, useAction, useOpenAccount } from './open-account.ts';
import { formatAgo, formatDay, formatMoment } from './when.ts';

const sessionsText = accountParts.sessions;

export function SessionsSection() {
  const { account, withProof } = useOpenAccount();
  const { run, busyId, message } = useAction();
  const logOut = useLogOut(() => withProof(logoutEverywhere));

  return (
    <AccountSection title={sessionsText.title} lead={sessionsText.lead} message={message}>
      {logOut.failure && !isProofRequired(logOut.failure) && (
        <Notice kind="error">{failureMessage(logOut.failure)}</Notice>
      )}
      <ul className={styles.rows}>
        {account.sessions.map(({ id, isCurrent, browser, place, createdAt, lastUsedAt }) => (
          <AccountRow
            key={id}
            name={browser}
            detail={`${place || sessionsText.unknownPlace}, ${sessionsText.since} ${formatDay(createdAt)}, ${
              sessionsText.used
            } ${formatAgo(lastUsedAt)}`}
          >
            {isCurrent ? (
              <Tag state="passed">{sessionsText.current}</Tag>
            ) : (
              <LockableButton
                isBusy={busyId !== undefined}
                aria-label={`${sessionsText.end}: ${browser}, ${place || sessionsText.unknownPlace}`}
                onClick={() =>
                  run({ id, call: () => endSession({ id }), done: sessionsText.ended })
                }
              >
                {sessionsText.end}
              </LockableButton>
            )}
          </AccountRow>
        ))}
      </ul>
      <p className="buttons">
        <Button look="quiet" size="compact" aria-disabled={logOut.isLeaving} onClick={logOut.ask}>
          {sessionsText.endAll}
        </Button>
        <span>{account.isDemo ? sessionsText.endOwnNote : sessionsText.endAllNote}</span>
      </p>
      <LogOutDialog logOut={logOut} />
    </AccountSection>
  );
}

const devicesText = accountParts.devices;

export function DevicesSection() {
  const { devices } = useOpenAccount().account;
  const { run, busyId, message } = useAction();
  const hasOthers = devices.some(({ isCurrent }) => !isCurrent);
  const forgetOthers = () =>
    run({ id: 'forget', call: forgetDevices, done: devicesText.forgotten });

  return (
    <AccountSection title={devicesText.title} lead={devicesText.lead} message={message}>
      {devices.length === 0 && <p>{devicesText.none}</p>}
      <ul className={styles.rows}>
        {devices.map(({ isCurrent, browser, place, lastUsedAt }) => (
          <AccountRow
            key={`${browser} ${place} ${lastUsedAt}`}
            name={browser}
            detail={`${place || devicesText.unknownPlace}, ${devicesText.used} ${formatAgo(lastUsedAt)}`}
          >
            {isCurrent && <Tag state="passed">{devicesText.current}</Tag>}
          </AccountRow>
        ))}
      </ul>
      {hasOthers && <ForgetOthers isBusy={busyId !== undefined} onPress={forgetOthers} />}
    </AccountSection>
  );
}

interface ForgetOthersProps {
  isBusy: boolean;
  onPress: () => void;
}

/** Goes away with the other browsers; the focus then moves to the heading of the section. */
function ForgetOthers({ isBusy, onPress }: ForgetOthersProps) {
  const button = useRef<HTMLButtonElement>(null);
  useHandBackFocus(button, 'h2');
  return (
    <LockableButton ref={button} isBusy={isBusy} onClick={onPress}>
      {devicesText.forget}
    </LockableButton>
  );
}

const { title, lead, show, loading, none } = eventsText;

export function EventsSection() {
  const [events, setEvents] = useState<readonly AccountEvent[]>();
  const { run, busyId, message } = useAction();
  const isLoading = busyId !== undefined;
  const load = () =>
    run({ id: 'load', call: fetchAccountEvents, done: (answer) => setEvents(answer.events) });

  return (
    <AccountSection title={title} lead={lead} message={message}>
      {events === undefined ? (
        <Button look="quiet" size="compact" aria-disabled={isLoading} onClick={load}>
          {isLoading ? loading : show}
        </Button>
      ) : (
        <div role="status">
          {events.length === 0 && <p>{none}</p>}
          <ul className={styles.rows}>
            {events.map((event, index) => (
              <AccountRow
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
                key={index}
                name={nameOf(event)}
                detail={`${formatMoment(event.at)}, ${originOf(event)}`}
              />
            ))}
          </ul>
        </div>
      )}
    </AccountSection>
  );
}

const { names, unknownPlace, byOperator } = eventsText;

export function nameOf({ event, method }: Pick<AccountEvent, 'event' | 'method'>): string {
  const isPlain = method === '' || method === BY_OPERATOR;
  return isPlain ? names[event] : `${names[event]} (${method})`;
}

/** Who or what caused an event: a browser and its place, or the operator. */
export function originOf({ method, browser, place }: Omit<AccountEvent, 'at' | 'event'>): string {
  return method === BY_OPERATOR ? byOperator : `${browser}, ${place || unknownPlace}`;
}
