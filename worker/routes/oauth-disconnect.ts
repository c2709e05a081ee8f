import { logAccountEvent } from '../auth/log-account-event.ts';
import { providerName } from '../auth/oauth/providers.ts';
import { requireProvenOwner } from '../auth/require-session.ts';
import type { RequestContext } from '../context.ts';
import { DisconnectRequestSchema } from '../contract/account-schemas.ts';
import { deleteConnection, listConnections } from '../db/connections.ts';
import { readBody } from '../http/body.ts';
import { ApiError, lastWayIn } from '../http/errors.ts';
import { apiAnswer } from '../http/responses.ts';
import { signInMethodRemovedMessage } from '../mail/messages/sign-in.ts';
import { sendMailLater } from '../mail/send.ts';

/** Disconnects a provider from the signed-in account, unless it is the only way in. */
export async function oauthDisconnect(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const { provider } = await readBody(request, DisconnectRequestSchema);
  const { user_id: userId, email } = await requireProvenOwner(request, context);
  const { db, settings } = context;
  if (!(await deleteConnection(db, userId, provider))) {
    const connections = await listConnections(db, userId);
    throw connections.some((connection) => connection.provider === provider)
      ? lastWayIn()
      : new ApiError(404, 'not_found', 'Your account is not connected with that provider.');
  }
  await logAccountEvent(context, 'sign_in_method_removed', { email, userId }, { method: provider });
  sendMailLater(context, signInMethodRemovedMessage(settings, email, providerName(provider)));
  return apiAnswer({ success: true });
}
