import { logAccountEvent } from '../auth/log-account-event.ts';
import type { RequestContext } from '../context.ts';
import { BY_OPERATOR } from '../contract/accounts.ts';
import { HOUR_MS } from '../contract/durations.ts';
import { REMOVAL_HOURS } from '../contract/second-factor.ts';
import {
  listDueRemovals,
  listUnannouncedRemovals,
  removeDueFactor,
  scheduleRemoval,
} from '../db/second-factors.ts';
import {
  removalAnnouncedMessage,
  secondFactorRemovedMessage,
} from '../mail/messages/second-factor.ts';
import { prepareMail } from '../mail/outbox.ts';
import { sendMail } from '../mail/send.ts';

/** It was an operator who asked. */
const details = { method: BY_OPERATOR };

/**
 * Carries out the removals that operators have asked for. An owner is told first and has
 * `REMOVAL_HOURS` from then on; while the mail fails, nothing is removed.
 */
export async function carryOutRemovals(context: RequestContext): Promise<void> {
  const { db, env, settings } = context;
  for (const owner of await listDueRemovals(db)) {
    const message = secondFactorRemovedMessage(settings, owner.email);
    const mail = await prepareMail(context, message, { isLimited: false });
    if (!(await removeDueFactor(db, owner.user_id, [mail.statement]))) continue;
    mail.deliver();
    await logAccountEvent(context, 'second_factor_removed', owner, details);
  }

  for (const owner of await listUnannouncedRemovals(db)) {
    const dueAtMs = Date.now() + REMOVAL_HOURS * HOUR_MS;
    // Not by the outbox: the time of the owner begins when the mail has left.
    const isSent = await sendMail(context, removalAnnouncedMessage(settings, owner.email, dueAtMs));
    // A site without mail has no way to tell anybody.
    if (!isSent && env.MAIL !== undefined) continue;
    await scheduleRemoval(db, owner.user_id, dueAtMs);
    await logAccountEvent(context, 'second_factor_removal_announced', owner, details);
  }
}
