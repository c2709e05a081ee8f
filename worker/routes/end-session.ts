import { logAccountEvent } from '../auth/log-account-event.ts';
import { type AccountHandler, requireProof } from '../auth/require-session.ts';
import { deleteSessionCookie } from '../auth/sessions.ts';
import { EndSessionRequestSchema } from '../contract/account-schemas.ts';
import { deleteSessionOf } from '../db/sessions.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';

/**
 * Ends one of the user's own sessions. The response is the same for an ended or foreign session.
 */
export const endOneSession: AccountHandler = async (request, context, session) => {
  const { id } = await readBody(request, EndSessionRequestSchema);
  const isCurrent = id === session.sid;
  if (!isCurrent) requireProof(session);
  if (await deleteSessionOf(context.db, session.user_id, id)) {
    await logAccountEvent(context, 'session_ended', session);
  }
  return apiAnswer({ success: true }, { cookies: isCurrent ? [deleteSessionCookie(request)] : [] });
};
