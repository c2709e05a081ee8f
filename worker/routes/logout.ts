import { logAccountEvent } from '../auth/log-account-event.ts';
import { deleteSessionCookie, endSession } from '../auth/sessions.ts';
import type { RequestContext } from '../context.ts';
import { EmptyRequestSchema } from '../contract/account-schemas.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';

/** Answers the same whether there was a session or not: afterwards there is none. */
export async function logout(request: Request, context: RequestContext): Promise<Response> {
  await readBody(request, EmptyRequestSchema);
  const session = await endSession(request, context);
  if (session !== undefined) await logAccountEvent(context, 'logout', session.email);
  return signedOutAnswer(request);
}

/** Success, after which the browser keeps nothing of the session. */
export function signedOutAnswer(request: Request): Response {
  return apiAnswer(
    { success: true },
    { cookies: [deleteSessionCookie(request)], headers: { 'Clear-Site-Data': '"storage"' } },
  );
}
