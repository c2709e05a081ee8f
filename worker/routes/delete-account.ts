import { confirmPassword } from '../auth/confirm-password.ts';
import { requireOwnAccount, requireSession } from '../auth/require-session.ts';
import { deleteSessionCookie } from '../auth/sessions.ts';
import { finishLater, type RequestContext } from '../context.ts';
import { DeleteAccountRequestSchema } from '../contract/account-schemas.ts';
import { pseudonym } from '../db/pseudonyms.ts';
import { deleteUser } from '../db/users.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { logEvent } from '../log.ts';
import { accountDeletedMessage } from '../mail/messages/account-deleted.ts';
import { sendMail } from '../mail/send.ts';

/** Deletes the account with everything that belongs to it, for good. */
export async function deleteAccount(request: Request, context: RequestContext): Promise<Response> {
  const { password } = await readBody(request, DeleteAccountRequestSchema);
  const signedIn = await requireSession(request, context);
  requireOwnAccount(signedIn);

  const confirmation = { password, field: 'password' } as const;
  const user = await confirmPassword(request, context, signedIn, confirmation);
  await signedIn.tokens.db.run(deleteUser(user.id));

  const account = await pseudonym('account', user.email);
  logEvent('account_deleted', { requestId: context.requestId, account });
  finishLater(context, () =>
    sendMail(context, { to: user.email, message: accountDeletedMessage({ to: user.email }) }),
  );
  return apiAnswer(
    { success: true },
    { cookies: [deleteSessionCookie(request)], headers: { 'Clear-Site-Data': '"storage"' } },
  );
}
