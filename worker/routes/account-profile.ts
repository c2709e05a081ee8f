import { logAccountEvent } from '../auth/log-account-event.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { ProfileRequestSchema } from '../contract/account-schemas.ts';
import { renameUser } from '../db/users.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';

export const changeProfile: AccountHandler = async (request, context, session) => {
  const { username } = await readBody(request, ProfileRequestSchema);
  await renameUser(context.db, session.user_id, username);
  await logAccountEvent(context, 'profile_changed', session);
  return apiAnswer({ success: true });
};
