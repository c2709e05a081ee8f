import { confirmPassword } from '../auth/confirm-password.ts';
import { logAccountEvent } from '../auth/log-account-event.ts';
import { requireOwner } from '../auth/require-session.ts';
import type { RequestContext } from '../context.ts';
import { DeleteAccountRequestSchema } from '../contract/account-schemas.ts';
import { deleteUser } from '../db/users.ts';
import { readBody } from '../http/body.ts';
import { accountDeletedMessage } from '../mail/messages/account.ts';
import { sendMailLater } from '../mail/send.ts';
import { signedOutAnswer } from './logout.ts';

/** Permanently deletes the account and all of its data. */
export async function deleteAccount(request: Request, context: RequestContext): Promise<Response> {
  const { password } = await readBody(request, DeleteAccountRequestSchema);
  const session = await requireOwner(request, context);
  const confirmation = { password, field: 'password' } as const;
  const { id, email } = await confirmPassword(request, context, session, confirmation);

  await context.db.run(deleteUser(id));
  await logAccountEvent(context, 'account_deleted', email);
  sendMailLater(context, accountDeletedMessage(context.settings, email));
  return signedOutAnswer(request);
}
