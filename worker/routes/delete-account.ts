import { logAccountEvent } from '../auth/log-account-event.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { deleteUser } from '../db/users.ts';
import { readEmptyBody } from '../http/body.ts';
import { accountDeletedMessage } from '../mail/messages/account.ts';
import { sendMailLater } from '../mail/send.ts';
import { signedOutAnswer } from './logout.ts';

/** Permanently deletes the account and all of its data. */
export const deleteAccount: AccountHandler = async (request, context, session) => {
  await readEmptyBody(request);
  await context.db.run(deleteUser(session.user_id));
  await logAccountEvent(context, 'account_deleted', session);
  sendMailLater(context, accountDeletedMessage(context.settings, session.email));
  return signedOutAnswer(request);
};
