import type { RequestContext } from '../context.ts';
import { PASSWORD_RESET_MINUTES } from '../contract/accounts.ts';
import { MINUTE_MS } from '../contract/durations.ts';
import { countCausedMail } from '../db/caused-mails.ts';
import type { Statement } from '../db/database.ts';
import { pseudonym } from '../db/digests.ts';
import { nameInLog } from '../db/key-wrapping.ts';
import { isUnconfirmed } from '../db/users.ts';
import { logEvent } from '../log.ts';
import type { Mail } from './compose.ts';

/**
 * Limit for mails that a visitor can cause, per address and kind: a stranger who asks for one kind
 * does not use up another.
 */
const CAUSED_MAILS_LIMIT = 5;
const WINDOW_MINUTES = 60;
/** No longer than such a link lives, so that the owner always has one that works or can get one. */
const RESET_WINDOW_MINUTES = PASSWORD_RESET_MINUTES;

/** Following their links confirms an address. Until then it gets nothing else: it may be a stranger's. */
const CONFIRMATIONS: readonly string[] = [
  'confirm_connection',
  'confirm_email_change',
  'reset_password',
  'verify_email',
];

interface Options {
  /** The account knows the browser that asks, which has a limit of its own: a stranger cannot use it up. */
  readonly isKnownBrowser?: boolean;
  readonly limit?: number;
  /** Statements of the same transaction; they follow the one that counts. */
  readonly and?: readonly Statement[];
}

/**
 * Counts a mail that a visitor has caused. An address that nobody has confirmed gets only
 * confirmations.
 *
 * @returns whether it is within the limit of its address.
 */
export async function countMail(
  context: RequestContext,
  mail: Pick<Mail, 'kind' | 'to'>,
  { isKnownBrowser = false, limit = CAUSED_MAILS_LIMIT, and = [] }: Options = {},
): Promise<boolean> {
  const isConfirmation = CONFIRMATIONS.includes(mail.kind);
  if (!isConfirmation && (await isUnconfirmed(context.db, mail.to))) return false;
  const minutes = mail.kind === 'reset_password' ? RESET_WINDOW_MINUTES : WINDOW_MINUTES;
  const count = countCausedMail({
    address: await pseudonym('mailbox', mail.to),
    kind: isKnownBrowser ? `${mail.kind}, known browser` : mail.kind,
    limit,
    windowMs: minutes * MINUTE_MS,
  });
  const [counted = []] = await context.db.batch([count, ...and]);
  if (counted.length > 0) return true;
  const account = await nameInLog(mail.to, context.env.KEY_WRAPPING_SECRET);
  logEvent('mail_throttled', { requestId: context.requestId, account, kind: mail.kind });
  return false;
}
