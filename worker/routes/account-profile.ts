import { requireOwnAccount, requireSession } from '../auth/require-session.ts';
import type { RequestContext } from '../context.ts';
import { ProfileRequestSchema } from '../contract/account-schemas.ts';
import { pseudonym } from '../db/pseudonyms.ts';
import { renameUser } from '../db/users.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { logEvent } from '../log.ts';

export async function changeProfile(request: Request, context: RequestContext): Promise<Response> {
  const { username } = await readBody(request, ProfileRequestSchema);
  const signedIn = await requireSession(request, context);
  requireOwnAccount(signedIn);

  const { session, tokens } = signedIn;
  await renameUser(tokens.db, session.user_id, username, Date.now());
  const account = await pseudonym('account', session.email);
  logEvent('profile_changed', { requestId: context.requestId, account });
  return apiAnswer({ success: true });
}
