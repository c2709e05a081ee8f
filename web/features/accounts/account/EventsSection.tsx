import { useState } from 'react';
import { type AccountEvent, BY_OPERATOR } from '../../../../worker/contract/accounts.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { eventsText } from '../../../content/accounts/account-sections.ts';
import { fetchAccountEvents } from '../../../lib/api.ts';
import styles from './Account.module.css';
import { AccountSection } from './AccountSection.tsx';
import { useAction } from './open-account.ts';
import { formatMoment } from './when.ts';

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
        <p className={styles.actions}>
          <Button look="quiet" size="compact" aria-disabled={isLoading} onClick={load}>
            {isLoading ? loading : show}
          </Button>
        </p>
      ) : (
        <div role="status">
          {events.length === 0 && <p>{none}</p>}
          <ul className={styles.rows}>
            {events.map((event, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
              <li key={index}>
                <div>
                  <strong>{nameOf(event)}</strong>
                  <span>{`${formatMoment(event.at)}, ${originOf(event)}`}</span>
                </div>
              </li>
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
