import { logAccountEvent } from '../auth/log-account-event.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { deleteDevicesOf } from '../db/devices.ts';
import { deleteSession, deleteSessionsOf } from '../db/sessions.ts';
import { readEmptyBody } from '../http/body.ts';
import { signedOutAnswer } from './logout.ts';

/**
 * Ends every session of the account and makes it forget its browsers; for a demo account, which is
 * shared, ends only the current session.
 */
export const logoutEverywhere: AccountHandler = async (request, context, session) => {
  await readEmptyBody(request);
  const { sid, user_id: userId, is_demo: isDemo } = session;
  await context.db.batch(
    isDemo === 1 ? [deleteSession(sid)] : [deleteSessionsOf(userId), deleteDevicesOf(userId)],
  );
  await logAccountEvent(context, 'logout_everywhere', session);
  return signedOutAnswer(request);
};
