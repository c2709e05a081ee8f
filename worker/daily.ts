import { rotateSigningKey } from './auth/keys.ts';
import { wrapPlainSecrets } from './auth/second-factor/stored-secret.ts';
import type { RequestContext } from './context.ts';
import { deleteOldEvents } from './db/account-events.ts';
import { deleteCountedMails } from './db/caused-mails.ts';
import { deleteAllExpired } from './db/expired.ts';
import { deleteOldLeads } from './db/leads.ts';
import { deleteUnconfirmedSecrets } from './db/second-factors.ts';
import { deleteUnverifiedUsers } from './db/users.ts';
import { deleteUnconfirmedWaysIn } from './db/ways-in.ts';
import { logEvent } from './log.ts';

/** Daily clean-up, see `[triggers]` in wrangler.toml. */
export async function cleanUp(context: RequestContext): Promise<void> {
  const nowMs = Date.now();
  await context.db.batch([
    ...deleteAllExpired(nowMs),
    deleteCountedMails(nowMs),
    deleteOldLeads(nowMs),
    deleteOldEvents(nowMs),
    deleteUnverifiedUsers(nowMs),
    ...deleteUnconfirmedWaysIn(nowMs),
    deleteUnconfirmedSecrets(nowMs),
  ]);
  logEvent('expired_rows_deleted', { requestId: context.requestId });
  await rotateSigningKey(context, nowMs);
  await wrapPlainSecrets(context);
}
