import { logAccountEvent } from '../auth/log-account-event.ts';
import { requireProvenOwner } from '../auth/require-session.ts';
import type { RequestContext } from '../context.ts';
import { EmptyRequestSchema } from '../contract/account-schemas.ts';
import { cancelRemoval } from '../db/second-factors.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';

/** Calls off the removal that an operator has asked for. */
export async function keepSecondFactor(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  await readBody(request, EmptyRequestSchema);
  const { user_id: userId, email } = await requireProvenOwner(request, context);
  if (await cancelRemoval(context.db, userId)) {
    await logAccountEvent(context, 'second_factor_kept', { email, userId });
  }
  return apiAnswer({ success: true });
}
