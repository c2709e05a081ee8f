import { logAccountEvent } from '../auth/log-account-event.ts';
import { providerName } from '../auth/oauth/providers.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { DisconnectRequestSchema } from '../contract/account-schemas.ts';
import { deleteConnection, listConnections } from '../db/connections.ts';
import { readBody } from '../http/body.ts';
import { ApiError, lastWayIn } from '../http/errors.ts';
import { apiAnswer } from '../http/responses.ts';
import { signInMethodRemovedMessage } from '../mail/messages/sign-in.ts';
import { sendMailLater } from '../mail/send.ts';

/** Disconnects a provider from the signed-in account, unless it is the only way in. */
export const oauthDisconnect: AccountHandler = async (request, context, session) => {
  const { provider } = await readBody(request, DisconnectRequestSchema);
  const { db, settings } = context;
  if (!(await deleteConnection(db, session.user_id, provider))) {
    const connections = await listConnections(db, session.user_id);
    throw connections.some((connection) => connection.provider === provider)
      ? lastWayIn()
      : new ApiError(404, 'not_found', 'Your account is not connected with that provider.');
  }
  await logAccountEvent(context, 'sign_in_method_removed', session, { method: provider });
  sendMailLater(
    context,
    signInMethodRemovedMessage(settings, session.email, providerName(provider)),
  );
  return apiAnswer({ success: true });
};
