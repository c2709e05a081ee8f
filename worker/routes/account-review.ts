import { logAccountEvent } from '../auth/log-account-event.ts';
import { requireProvenOwner } from '../auth/require-session.ts';
import type { RequestContext } from '../context.ts';
import { ReviewRequestSchema } from '../contract/account-schemas.ts';
import { reviewWaysIn } from '../db/ways-in.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';

/**
 * Ends the review of the ways in that a reset asks for: keeps the passkeys and connections that the
 * owner recognizes and removes the others.
 */
export async function reviewAccount(request: Request, context: RequestContext): Promise<Response> {
  const keep = await readBody(request, ReviewRequestSchema);
  const { user_id: userId, email } = await requireProvenOwner(request, context);
  const [passkeys = [], connections = []] = await context.db.batch(reviewWaysIn(userId, keep));
  const removed = passkeys.length + connections.length;
  await logAccountEvent(context, 'ways_in_reviewed', { email, userId }, { removed });
  return apiAnswer({ success: true });
}
