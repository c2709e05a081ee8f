import { requireSession } from '../auth/require-session.ts';
import { deleteSessionCookie } from '../auth/sessions.ts';
import type { RequestContext } from '../context.ts';
import { EmptyRequestSchema } from '../contract/account-schemas.ts';
import { pseudonym } from '../db/pseudonyms.ts';
import { deleteSession, deleteSessionsOf } from '../db/sessions.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { logEvent } from '../log.ts';

/** Ends every session of the account; of a demo account only this one, for the others are not ours. */
export async function logoutEverywhere(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  await readBody(request, EmptyRequestSchema);
  const { session, tokens } = await requireSession(request, context);

  const isDemo = session.is_demo === 1;
  await tokens.db.run(isDemo ? deleteSession(session.sid) : deleteSessionsOf(session.user_id));
  const account = await pseudonym('account', session.email);
  logEvent('logout_everywhere', { requestId: context.requestId, account });
  return apiAnswer(
    { success: true },
    { cookies: [deleteSessionCookie(request)], headers: { 'Clear-Site-Data': '"storage"' } },
  );
}
