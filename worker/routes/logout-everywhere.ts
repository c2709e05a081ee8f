import { logAccountEvent } from '../auth/log-account-event.ts';
import { requireProof, requireSession } from '../auth/require-session.ts';
import type { RequestContext } from '../context.ts';
import { EmptyRequestSchema } from '../contract/account-schemas.ts';
import { deleteDevicesOf } from '../db/devices.ts';
import { deleteSession, deleteSessionsOf } from '../db/sessions.ts';
import { readBody } from '../http/body.ts';
import { signedOutAnswer } from './logout.ts';

/**
 * Ends every session of the account and makes it forget its browsers; for a demo account, which is
 * shared, ends only the current session.
 */
export async function logoutEverywhere(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  await readBody(request, EmptyRequestSchema);
  const session = await requireSession(request, context);
  const { sid, user_id: userId, email } = session;
  const isDemo = session.is_demo === 1;
  if (isDemo) {
    await context.db.run(deleteSession(sid));
  } else {
    requireProof(session);
    await context.db.batch([deleteSessionsOf(userId), deleteDevicesOf(userId)]);
  }
  await logAccountEvent(context, 'logout_everywhere', { email, userId, isDemo });
  return signedOutAnswer(request);
}
