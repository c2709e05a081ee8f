import { finishLater, type RequestContext } from '../context.ts';
import { countCausedMail } from '../db/caused-mails.ts';
import { pseudonym } from '../db/digests.ts';
import { logEvent } from '../log.ts';
import type { Mail } from './compose.ts';

/**
 * Limit per address for mails that anybody can trigger: confirmations, resets and warnings
 * together.
 */
export const CAUSED_MAILS_PER_HOUR = 5;

/**
 * Sends a mail, or logs the failure; never throws. Only the error code is logged, because error
 * messages may quote the address or the content.
 */
export async function sendMail(
  { env, requestId, settings }: Pick<RequestContext, 'env' | 'requestId' | 'settings'>,
  { kind, replyTo, ...message }: Mail,
): Promise<void> {
  if (env.MAIL === undefined) {
    logEvent('mail_not_configured', { requestId, kind });
    return;
  }
  const { brand, contactEmail, mailFrom } = settings;
  try {
    await env.MAIL.send({
      from: { email: mailFrom, name: brand },
      replyTo: replyTo ?? contactEmail,
      ...message,
    });
    logEvent('mail_sent', { requestId, kind });
  } catch (error) {
    logEvent('mail_failed', { requestId, kind, reason: codeOf(error) });
  }
}

export function sendMailLater(context: RequestContext, mail: Mail): void {
  finishLater(context, () => sendMail(context, mail));
}

/** Sends a mail that anybody can trigger, within the hourly limit of its address. */
export async function sendCausedMail(context: RequestContext, mail: Mail): Promise<void> {
  const mailbox = await pseudonym('mailbox', mail.to);
  if (await countCausedMail(context.db, mailbox, CAUSED_MAILS_PER_HOUR, Date.now())) {
    await sendMail(context, mail);
  } else {
    const account = await pseudonym('account', mail.to);
    logEvent('mail_throttled', { requestId: context.requestId, account, kind: mail.kind });
  }
}

/** Error code of the binding, such as E_SENDER_NOT_VERIFIED. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^\w{1,64}$/.test(code) ? code : 'no code';
}
