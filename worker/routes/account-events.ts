import { nearbyDatabase } from '../auth/nearby.ts';
import { listOwnEvents } from '../auth/own-account.ts';
import { requireSession } from '../auth/require-session.ts';
import type { RequestContext } from '../context.ts';
import { apiAnswer } from '../http/responses.ts';

/** The rest is in the export. */
const SHOWN_EVENTS = 50;

/** Returns what happened in the account lately. Nothing is kept of a demo account. */
export async function accountEvents(request: Request, context: RequestContext): Promise<Response> {
  const db = await nearbyDatabase(request, context);
  const session = await requireSession(request, context, db);
  const events = await listOwnEvents({ ...context, db }, session.user_id, SHOWN_EVENTS);
  return apiAnswer({ success: true, events });
}
