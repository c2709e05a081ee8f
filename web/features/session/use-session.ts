import { useEffect, useState } from 'react';
import type { User } from '../../../worker/contract.ts';
import { fetchSession } from '../../lib/api.ts';
import { clearCurrentUser, readCurrentUser } from './current-user.ts';

export type Session =
  /** Prerendered, or not yet looked at. */
  | { readonly state: 'unknown' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'signed-in'; readonly user: User };

/**
 * Who is signed in. Shows the stored user at once and has the Worker confirm it; a visitor who
 * never signed in costs no request.
 */
export function useSession(): Session {
  const [session, setSession] = useState<Session>({ state: 'unknown' });

  useEffect(() => {
    const stored = readCurrentUser();
    if (!stored) {
      setSession({ state: 'signed-out' });
      return;
    }
    setSession({ state: 'signed-in', user: stored });

    let isCurrent = true;
    fetchSession().then((outcome) => {
      if (!isCurrent) return;
      if (outcome.ok) setSession({ state: 'signed-in', user: outcome.data.user });
      else if (outcome.failure.kind === 'refused' && outcome.failure.code === 'not_signed_in') {
        clearCurrentUser();
        setSession({ state: 'signed-out' });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  return session;
}
