import { createContext, useContext } from 'react';
import type { Session } from './use-session.ts';

/** The session of the workspace, fetched once by its layout. */
export const SessionContext = createContext<{ session: Session; refresh: () => Promise<void> }>({
  session: { state: 'unknown' },
  refresh: async () => {},
});

export function useWorkspaceSession(): Session {
  return useContext(SessionContext).session;
}

/** Returns a function that refetches the session, for use after an account change. */
export function useRefreshSession(): () => Promise<void> {
  return useContext(SessionContext).refresh;
}
