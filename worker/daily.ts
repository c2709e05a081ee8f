import { rotateSigningKey } from './auth/keys.ts';
import type { RequestContext } from './context.ts';
import { deleteCountedMails } from './db/caused-mails.ts';
import { deleteExpiredSignIns } from './db/expired-sign-ins.ts';
import { deleteOldLeads } from './db/leads.ts';
import { deleteExpiredTokens } from './db/one-time-tokens.ts';
import { deleteExpiredSessions } from './db/sessions.ts';
import { deleteExpiredCounters } from './db/throttle.ts';
import { logEvent } from './log.ts';

/** What no visitor should wait for: once a day, see `[triggers]` in wrangler.toml. */
export async function cleanUp(context: RequestContext): Promise<void> {
  const nowMs = Date.now();
  await context.db.batch([
    deleteExpiredSessions(nowMs, 'all'),
    deleteExpiredCounters(nowMs, 'all'),
    deleteExpiredTokens(nowMs),
    deleteCountedMails(nowMs),
    ...deleteExpiredSignIns(nowMs, 'all'),
    deleteOldLeads(nowMs),
  ]);
  logEvent('expired_rows_deleted', { requestId: context.requestId });
  await rotateSigningKey(context, nowMs);
}
