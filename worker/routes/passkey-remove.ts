import { logAccountEvent } from '../auth/log-account-event.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { RemovePasskeyRequestSchema } from '../contract/account-schemas.ts';
import { deletePasskey, listPasskeyRows } from '../db/passkeys.ts';
import { readBody } from '../http/body.ts';
import { ApiError, lastWayIn } from '../http/errors.ts';
import { apiAnswer } from '../http/responses.ts';
import { signInMethodRemovedMessage } from '../mail/messages/sign-in.ts';
import { sendMailLater } from '../mail/send.ts';

/** Removes a passkey from the signed-in account, unless it is the only way in. */
export const passkeyRemove: AccountHandler = async (request, context, session) => {
  const { id } = await readBody(request, RemovePasskeyRequestSchema);
  const { db, settings } = context;
  const removed = await deletePasskey(db, session.user_id, id);
  if (removed === null) {
    const known = await listPasskeyRows(db, session.user_id);
    throw known.some(({ credential_id }) => credential_id === id)
      ? lastWayIn()
      : new ApiError(404, 'not_found', 'Your account has no such passkey.');
  }
  await logAccountEvent(context, 'sign_in_method_removed', session, { method: 'passkey' });
  const method = `the passkey “${removed.name}”`;
  sendMailLater(context, signInMethodRemovedMessage(settings, session.email, method));
  return apiAnswer({ success: true });
};
