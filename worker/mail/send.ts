import type { RequestContext } from '../context.ts';
import { PASSWORD_RESET_MINUTES } from '../contract/accounts.ts';
import { MINUTE_MS } from '../contract/durations.ts';
import { countCausedMail } from '../db/caused-mails.ts';
import { pseudonym } from '../db/digests.ts';
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

/**
 * Sends a mail, or logs the failure; never throws. Only the error code is logged, because error
 * messages may quote the address or the content.
 *
 * @returns whether it was sent.
 */
export async function sendMail(
  { env, requestId, settings }: Pick<RequestContext, 'env' | 'requestId' | 'settings'>,
  { kind, replyTo, ...message }: Mail,
): Promise<boolean> {
  if (env.MAIL === undefined) {
    logEvent('mail_not_configured', { requestId, kind });
    return false;
  }
  const { brand, contactEmail, mailFrom } = settings;
  try {
    await env.MAIL.send({
      from: { email: mailFrom, name: brand },
      replyTo: replyTo ?? contactEmail,
      ...message,
    });
    logEvent('mail_sent', { requestId, kind });
    return true;
  } catch (error) {
    logEvent('mail_failed', { requestId, kind, reason: codeOf(error) });
    return false;
  }
}

/**
 * Sends a mail that a visitor has caused, within the limit of its address. An address that nobody has
 * confirmed gets only confirmations.
 *
 * @param isKnownBrowser the account knows the browser that asks, which has a limit of its own: a
 *   stranger cannot use it up.
 * @returns whether it was sent.
 */
export async function sendCausedMail(
  context: RequestContext,
  mail: Mail,
  { isKnownBrowser = false, limit = CAUSED_MAILS_LIMIT } = {},
): Promise<boolean> {
  return (await countMail(context, mail, { isKnownBrowser, limit })) && sendMail(context, mail);
}

/** Counts a mail that a visitor has caused. @returns whether it may be sent, see `sendCausedMail`. */
export async function countMail(
  context: RequestContext,
  mail: Pick<Mail, 'kind' | 'to'>,
  { isKnownBrowser = false, limit = CAUSED_MAILS_LIMIT } = {},
): Promise<boolean> {
  const isConfirmation = CONFIRMATIONS.includes(mail.kind);
  if (!isConfirmation && (await isUnconfirmed(context.db, mail.to))) return false;
  const minutes = mail.kind === 'reset_password' ? RESET_WINDOW_MINUTES : WINDOW_MINUTES;
  const budget = {
    address: await pseudonym('mailbox', mail.to),
    kind: isKnownBrowser ? `${mail.kind}, known browser` : mail.kind,
    limit,
    windowMs: minutes * MINUTE_MS,
  };
  if (await countCausedMail(context.db, budget)) return true;
  const account = await pseudonym('account', mail.to);
  logEvent('mail_throttled', { requestId: context.requestId, account, kind: mail.kind });
  return false;
}

/** Error code of the binding, such as E_SENDER_NOT_VERIFIED. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^\w{1,64}$/.test(code) ? code : 'no code';
}
