import { logAccountEvent } from '../auth/log-account-event.ts';
import { requireProvenOwner } from '../auth/require-session.ts';
import type { RequestContext } from '../context.ts';
import { EmptyRequestSchema } from '../contract/account-schemas.ts';
import { deleteUser } from '../db/users.ts';
import { readBody } from '../http/body.ts';
import { accountDeletedMessage } from '../mail/messages/account.ts';
import { sendMailLater } from '../mail/send.ts';
import { signedOutAnswer } from './logout.ts';

/** Permanently deletes the account and all of its data. */
export async function deleteAccount(request: Request, context: RequestContext): Promise<Response> {
  await readBody(request, EmptyRequestSchema);
  const { user_id: userId, email } = await requireProvenOwner(request, context);
  await context.db.run(deleteUser(userId));
  await logAccountEvent(context, 'account_deleted', { email });
  sendMailLater(context, accountDeletedMessage(context.settings, email));
  return signedOutAnswer(request);
}
