import { notifyOwner } from '../auth/notify-owner.ts';
import { providerName } from '../auth/oauth/providers.ts';
import { requireOwnAccount, requireSession } from '../auth/require-session.ts';
import type { RequestContext } from '../context.ts';
import { DisconnectRequestSchema } from '../contract/account-schemas.ts';
import { deleteConnection, listConnections } from '../db/connections.ts';
import { pseudonym } from '../db/pseudonyms.ts';
import { readBody } from '../http/body.ts';
import { ApiError, lastWayIn } from '../http/errors.ts';
import { apiAnswer } from '../http/responses.ts';
import { logEvent } from '../log.ts';

/** Takes a provider from the account that is signed in, unless nothing else opens it. */
export async function oauthDisconnect(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const { provider } = await readBody(request, DisconnectRequestSchema);
  const signedIn = await requireSession(request, context);
  requireOwnAccount(signedIn);
  const { session, tokens } = signedIn;

  if ((await deleteConnection(tokens.db, session.user_id, provider)) === undefined) {
    const connections = await listConnections(tokens.db, session.user_id);
    throw connections.some((connection) => connection.provider === provider)
      ? lastWayIn()
      : new ApiError(404, 'not_found', 'Your account is not connected there.');
  }
  const account = await pseudonym('account', session.email);
  const { requestId } = context;
  logEvent('sign_in_method_removed', { requestId, account, method: provider });
  notifyOwner(context, 'removed', { to: session.email, method: providerName(provider) });
  return apiAnswer({ success: true });
}
