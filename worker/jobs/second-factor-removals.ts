import { logAccountEvent } from '../auth/log-account-event.ts';
import type { RequestContext } from '../context.ts';
import { BY_OPERATOR } from '../contract/accounts.ts';
import { HOUR_MS } from '../contract/durations.ts';
import { REMOVAL_HOURS } from '../contract/second-factor.ts';
import {
  listUnannouncedRemovals,
  removeDueFactors,
  scheduleRemoval,
} from '../db/second-factors.ts';
import {
  removalAnnouncedMessage,
  secondFactorRemovedMessage,
} from '../mail/messages/second-factor.ts';
import { sendMail } from '../mail/send.ts';

/** It was an operator who asked. */
const details = { method: BY_OPERATOR };

/**
 * Carries out the removals that operators have asked for. An owner is told first and has
 * `REMOVAL_HOURS` from then on; while the mail fails, nothing is removed.
 */
export async function carryOutRemovals(context: RequestContext): Promise<void> {
  const { db, env, settings } = context;
  for (const owner of await removeDueFactors(db)) {
    await logAccountEvent(context, 'second_factor_removed', owner, details);
    await sendMail(context, secondFactorRemovedMessage(settings, owner.email));
  }

  for (const owner of await listUnannouncedRemovals(db)) {
    const dueAtMs = Date.now() + REMOVAL_HOURS * HOUR_MS;
    const isSent = await sendMail(context, removalAnnouncedMessage(settings, owner.email, dueAtMs));
    // A site without mail has no way to tell anybody.
    if (!isSent && env.MAIL !== undefined) continue;
    await scheduleRemoval(db, owner.user_id, dueAtMs);
    await logAccountEvent(context, 'second_factor_removal_announced', owner, details);
  }
}
