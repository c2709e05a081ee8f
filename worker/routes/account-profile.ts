import { logAccountEvent } from '../auth/log-account-event.ts';
import { requireOwner } from '../auth/require-session.ts';
import type { RequestContext } from '../context.ts';
import { ProfileRequestSchema } from '../contract/account-schemas.ts';
import { renameUser } from '../db/users.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';

export async function changeProfile(request: Request, context: RequestContext): Promise<Response> {
  const { username } = await readBody(request, ProfileRequestSchema);
  const session = await requireOwner(request, context);
  const { user_id: userId, email } = session;
  await renameUser(context.db, userId, username, Date.now());
  await logAccountEvent(context, 'profile_changed', { email, userId });
  return apiAnswer({ success: true });
}
