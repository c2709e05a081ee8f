import { logAccountEvent } from '../auth/log-account-event.ts';
import { deleteSessionCookie, endSession } from '../auth/sessions.ts';
import type { RequestContext } from '../context.ts';
import { readEmptyBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';

/** Idempotent: the response is the same with or without a session. */
export async function logout(request: Request, context: RequestContext): Promise<Response> {
  await readEmptyBody(request);
  const session = await endSession(request, context);
  if (session !== undefined) await logAccountEvent(context, 'logout', session);
  return signedOutAnswer(request);
}

/** Success response that deletes the session data in the browser. */
export function signedOutAnswer(request: Request): Response {
  return apiAnswer(
    { success: true },
    { cookies: [deleteSessionCookie(request)], headers: { 'Clear-Site-Data': '"storage"' } },
  );
}
