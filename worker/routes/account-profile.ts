import { logAccountEvent } from '../auth/log-account-event.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { ProfileRequestSchema } from '../contract/account-schemas.ts';
import { renameUser } from '../db/users.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';

export const changeProfile: AccountHandler = async (request, context, session) => {
  const { username } = await readBody(request, ProfileRequestSchema);
  const { user_id: userId, email } = session;
  await renameUser(context.db, userId, username, Date.now());
  await logAccountEvent(context, 'profile_changed', { email, userId });
  return apiAnswer({ success: true });
};
