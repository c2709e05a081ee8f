import { useSyncExternalStore } from 'react';
import { readSession, type Session, subscribeToSession, UNKNOWN_SESSION } from './session.ts';

/** The current session; `unknown` while the prerendered page is hydrated. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, readSession, () => UNKNOWN_SESSION);
}
