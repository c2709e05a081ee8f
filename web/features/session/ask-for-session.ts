import type { SessionSuccess } from '../../../worker/contract/accounts.ts';
import { type ApiOutcome, fetchSession } from '../../lib/api.ts';

/** A module of its own, so that the calls to the Worker load where a session may exist. */
export function askForSession(): Promise<ApiOutcome<SessionSuccess>> {
  return fetchSession();
}
