import { createContext, useContext } from 'react';
import type { Session } from './use-session.ts';

/** The session of the workspace, looked up once by its frame. */
export const SessionContext = createContext<{ session: Session; refresh: () => Promise<void> }>({
  session: { state: 'unknown' },
  refresh: async () => {},
});

export function useWorkspaceSession(): Session {
  return useContext(SessionContext).session;
}

/** Has the frame look again, after a change of the account. */
export function useRefreshSession(): () => Promise<void> {
  return useContext(SessionContext).refresh;
}
