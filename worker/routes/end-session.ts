import { logAccountEvent } from '../auth/log-account-event.ts';
import { requireOwner, requireProof } from '../auth/require-session.ts';
import { deleteSessionCookie } from '../auth/sessions.ts';
import type { RequestContext } from '../context.ts';
import { EndSessionRequestSchema } from '../contract/account-schemas.ts';
import { deleteSessionOf } from '../db/sessions.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';

/**
 * Ends one of the user's own sessions. The response is the same for an ended or foreign session.
 */
export async function endOneSession(request: Request, context: RequestContext): Promise<Response> {
  const { id } = await readBody(request, EndSessionRequestSchema);
  const session = await requireOwner(request, context);
  const isCurrent = id === session.sid;
  if (!isCurrent) requireProof(session);
  const { user_id: userId, email } = session;
  if (await deleteSessionOf(context.db, userId, id)) {
    await logAccountEvent(context, 'session_ended', { email, userId });
  }
  return apiAnswer({ success: true }, { cookies: isCurrent ? [deleteSessionCookie(request)] : [] });
}
