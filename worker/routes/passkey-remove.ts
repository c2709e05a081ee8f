import { notifyOwner } from '../auth/notify-owner.ts';
import { requireOwnAccount, requireSession } from '../auth/require-session.ts';
import type { RequestContext } from '../context.ts';
import { RemovePasskeyRequestSchema } from '../contract/account-schemas.ts';
import { deletePasskey, listCredentials } from '../db/passkeys.ts';
import { pseudonym } from '../db/pseudonyms.ts';
import { readBody } from '../http/body.ts';
import { ApiError, lastWayIn } from '../http/errors.ts';
import { apiAnswer } from '../http/responses.ts';
import { logEvent } from '../log.ts';

/** Takes a passkey from the account that is signed in, unless nothing else opens it. */
export async function passkeyRemove(request: Request, context: RequestContext): Promise<Response> {
  const { id } = await readBody(request, RemovePasskeyRequestSchema);
  const signedIn = await requireSession(request, context);
  requireOwnAccount(signedIn);
  const { session, tokens } = signedIn;

  const removed = await deletePasskey(tokens.db, session.user_id, id);
  if (removed === undefined) {
    const known = await listCredentials(tokens.db, session.user_id);
    throw known.some(({ credential_id }) => credential_id === id)
      ? lastWayIn()
      : new ApiError(404, 'not_found', 'Your account has no such passkey.');
  }
  const account = await pseudonym('account', session.email);
  const { requestId } = context;
  logEvent('sign_in_method_removed', { requestId, account, method: 'passkey' });
  notifyOwner(context, 'removed', { to: session.email, method: `the passkey “${removed.name}”` });
  return apiAnswer({ success: true });
}
