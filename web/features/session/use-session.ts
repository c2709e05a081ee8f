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
  /** Prerendered, or not checked yet. */
  | { readonly state: 'unknown' }
  | { readonly state: 'signed-out' }
  | {
      readonly state: 'signed-in';
      readonly user: User;
      /** Account status from the Worker; absent until it has responded. */
      readonly standing?: { readonly isEmailVerified: boolean; readonly isDemo: boolean };
    };

interface LiveSession {
  readonly session: Session;
  /** Refetches the session, for use after an account change. */
  readonly refresh: () => Promise<void>;
}

/**
 * The current session. Shows the stored user immediately and revalidates it with the Worker;
 * visitors who never signed in cause no request.
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
      // The request failed: keep the current state, but never stay at `unknown`.
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
