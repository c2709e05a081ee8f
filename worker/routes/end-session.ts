import { requireOwnAccount, requireSession } from '../auth/require-session.ts';
import { deleteSessionCookie } from '../auth/sessions.ts';
import type { RequestContext } from '../context.ts';
import { EndSessionRequestSchema } from '../contract/account-schemas.ts';
import { pseudonym } from '../db/pseudonyms.ts';
import { deleteSessionOf } from '../db/sessions.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { logEvent } from '../log.ts';

/** Ends one session of one's own. Answers the same for one that is over, or somebody else's. */
export async function endOneSession(request: Request, context: RequestContext): Promise<Response> {
  const { id } = await readBody(request, EndSessionRequestSchema);
  const signedIn = await requireSession(request, context);
  requireOwnAccount(signedIn);

  const { session, tokens } = signedIn;
  if (await deleteSessionOf(tokens.db, session.user_id, id)) {
    const account = await pseudonym('account', session.email);
    logEvent('session_ended', { requestId: context.requestId, account });
  }
  const isCurrent = id === session.sid;
  return apiAnswer({ success: true }, { cookies: isCurrent ? [deleteSessionCookie(request)] : [] });
}
