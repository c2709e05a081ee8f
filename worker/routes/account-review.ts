import { logAccountEvent } from '../auth/log-account-event.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { ReviewRequestSchema } from '../contract/account-schemas.ts';
import { reviewWaysIn } from '../db/ways-in.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';

/**
 * Ends the review of the ways in that a reset asks for: keeps the passkeys and connections that the
 * owner recognizes and removes the others.
 */
export const reviewAccount: AccountHandler = async (request, context, session) => {
  const keep = await readBody(request, ReviewRequestSchema);
  const [passkeys = [], connections = []] = await context.db.batch(
    reviewWaysIn(session.user_id, keep),
  );
  const removed = passkeys.length + connections.length;
  await logAccountEvent(context, 'ways_in_reviewed', session, { removed });
  return apiAnswer({ success: true });
};
