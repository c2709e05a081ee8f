import { createContext, useContext } from 'react';
import type { Session } from './use-session.ts';

/** The session of the workspace, looked up once by its frame. */
export const SessionContext = createContext<Session>({ state: 'unknown' });

export function useWorkspaceSession(): Session {
  return useContext(SessionContext);
}
