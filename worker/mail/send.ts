import type { RequestContext } from '../context.ts';
import { countCausedMail } from '../db/caused-mails.ts';
import type { Database } from '../db/database.ts';
import { pseudonym } from '../db/pseudonyms.ts';
import { logEvent } from '../log.ts';
import { settings } from '../site.gen.ts';
import type { MailMessage } from './compose.ts';

/** Of what anybody can have sent to an address: confirmations, resets, warnings, all together. */
export const CAUSED_MAILS_PER_HOUR = 5;

interface Mail {
  readonly to: string;
  /** Whom the reader answers, if not the site. */
  readonly replyTo?: string;
  readonly message: MailMessage;
}

/**
 * Sends a mail, or logs why it was not sent; it never throws. The log has neither the address nor
 * anything of the message: a failure's own words may quote them, so only its code is kept.
 */
export async function sendMail(
  { env, requestId }: Pick<RequestContext, 'env' | 'requestId'>,
  { to, replyTo, message: { kind, subject, text, html } }: Mail,
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
      to,
      subject,
      text,
      html,
    });
    logEvent('mail_sent', { requestId, kind });
  } catch (error) {
    logEvent('mail_failed', { requestId, kind, reason: codeOf(error) });
  }
}

/** Sends a mail that somebody else may have caused, unless its address has had its share. */
export async function sendCausedMail(
  context: RequestContext,
  db: Database,
  mail: Mail,
): Promise<void> {
  const mailbox = await pseudonym('mailbox', mail.to);
  if (await countCausedMail(db, mailbox, CAUSED_MAILS_PER_HOUR, Date.now())) {
    await sendMail(context, mail);
  } else {
    const account = await pseudonym('account', mail.to);
    logEvent('mail_throttled', { requestId: context.requestId, account, kind: mail.message.kind });
  }
}

/** The binding's coded errors, such as E_SENDER_NOT_VERIFIED. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^\w{1,64}$/.test(code) ? code : 'no code';
}
