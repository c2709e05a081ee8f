import { useCallback, useEffect, useRef, useState } from 'react';
import type { User } from '../../../worker/contract/accounts.ts';
import { fetchSession } from '../../lib/api.ts';
import {
  clearCurrentUser,
  mayBeSignedIn,
  readCurrentUser,
  storeCurrentUser,
} from './current-user.ts';
import { isRememberedSession } from './is-remembered-session.ts';

export type Session =
  /** Prerendered, or not yet looked at. */
  | { readonly state: 'unknown' }
  | { readonly state: 'signed-out' }
  | {
      readonly state: 'signed-in';
      readonly user: User;
      /** What the Worker says of the account; absent until it has answered. */
      readonly standing?: { readonly isEmailVerified: boolean; readonly isDemo: boolean };
    };

interface LiveSession {
  readonly session: Session;
  /** Asks the Worker again, as after a change of the account. */
  readonly refresh: () => Promise<void>;
}

/**
 * Who is signed in. Shows the stored user at once and has the Worker confirm it; a visitor who
 * never signed in costs no request.
 */
export function useSession(): LiveSession {
  const [session, setSession] = useState<Session>({ state: 'unknown' });
  const isMounted = useRef(false);

  const refresh = useCallback(async () => {
    const outcome = await fetchSession();
    if (!isMounted.current) return;
    if (outcome.ok) {
      const { user, isEmailVerified, isDemo, expiresAt } = outcome.data;
      storeCurrentUser(user, isRememberedSession(expiresAt));
      setSession({ state: 'signed-in', user, standing: { isEmailVerified, isDemo } });
    } else if (outcome.failure.kind === 'refused' && outcome.failure.code === 'not_signed_in') {
      clearCurrentUser();
      setSession({ state: 'signed-out' });
    } else {
      // Not decided: what is shown stays, and nobody waits for ever.
      setSession((shown) => (shown.state === 'unknown' ? { state: 'signed-out' } : shown));
    }
  }, []);

  useEffect(() => {
    isMounted.current = true;
    const stored = readCurrentUser();
    if (stored) setSession({ state: 'signed-in', user: stored });
    if (mayBeSignedIn()) refresh();
    else setSession({ state: 'signed-out' });
    return () => {
      isMounted.current = false;
    };
  }, [refresh]);

  return { session, refresh };
}
