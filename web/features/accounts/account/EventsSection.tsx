import { useState } from 'react';
import type { AccountEvent } from '../../../../worker/contract/accounts.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { eventsText } from '../../../content/accounts/events.ts';
import { fetchAccountEvents } from '../../../lib/api.ts';
import styles from './Account.module.css';
import { AccountSection } from './AccountSection.tsx';
import { nameOf, originOf } from './event-words.ts';
import { useAction } from './use-action.ts';
import { formatMoment } from './when.ts';

const { title, lead, show, loading, none } = eventsText;

/** What happened in the account lately, loaded on request. */
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
                  <span>
                    {formatMoment(event.at)}, {originOf(event)}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </AccountSection>
  );
}
