import type { RequestContext } from '../context.ts';
import { listUnannouncedLeads, startOfHour } from '../db/leads.ts';
import { readState, writeState } from '../db/site-state.ts';
import { leadDigestMessage } from '../mail/messages/lead.ts';
import { sendMail } from '../mail/send.ts';

const LISTED_LEADS = 100;

/**
 * Sends the operator one mail about the leads of the past hour that got no mail of their own, and
 * about those of earlier hours if a mail could not be sent then.
 */
export async function announceMoreLeads(context: RequestContext): Promise<void> {
  const { db, settings } = context;
  const untilMs = startOfHour(Date.now());
  const fromMs = Number((await readState(db, 'lead_digest')) ?? 0);
  const leads = await listUnannouncedLeads(db, { fromMs, untilMs }, LISTED_LEADS);
  const [first] = leads;
  if (first && !(await sendMail(context, leadDigestMessage(settings, leads, first.total)))) return;
  await db.run(writeState('lead_digest', String(untilMs)));
}
