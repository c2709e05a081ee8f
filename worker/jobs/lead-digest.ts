import type { RequestContext } from '../context.ts';
import { listUnannouncedLeads, startOfHour } from '../db/leads.ts';
import { readState, writeState } from '../db/site-state.ts';
import { leadDigestMessage } from '../mail/messages/lead.ts';
import { prepareMail } from '../mail/outbox.ts';

const LISTED_LEADS = 100;

/**
 * Sends the operator one mail about the leads of the past hour that got no mail of their own, and
 * about those of earlier hours if the job did not run then.
 */
export async function announceMoreLeads(context: RequestContext): Promise<void> {
  const { db, settings } = context;
  const untilMs = startOfHour(Date.now());
  const fromMs = Number((await readState(db, 'lead_digest')) ?? 0);
  const leads = await listUnannouncedLeads(db, { fromMs, untilMs }, LISTED_LEADS);
  const [first] = leads;
  const state = writeState('lead_digest', String(untilMs));
  if (first === undefined) {
    await db.run(state);
    return;
  }
  const digest = leadDigestMessage(settings, leads, first.total);
  const mail = await prepareMail(context, digest, { isLimited: false });
  await db.batch([state, mail.statement]);
  mail.deliver();
}
