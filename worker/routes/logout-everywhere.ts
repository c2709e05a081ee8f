import { logAccountEvent } from '../auth/log-account-event.ts';
import { requireSession } from '../auth/require-session.ts';
import type { RequestContext } from '../context.ts';
import { EmptyRequestSchema } from '../contract/account-schemas.ts';
import { deleteSession, deleteSessionsOf } from '../db/sessions.ts';
import { readBody } from '../http/body.ts';
import { signedOutAnswer } from './logout.ts';

/** Ends every session of the account; for a demo account, which is shared, only the current one. */
export async function logoutEverywhere(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  await readBody(request, EmptyRequestSchema);
  const { sid, user_id: userId, email, is_demo } = await requireSession(request, context);
  await context.db.run(is_demo === 1 ? deleteSession(sid) : deleteSessionsOf(userId));
  await logAccountEvent(context, 'logout_everywhere', email);
  return signedOutAnswer(request);
}
