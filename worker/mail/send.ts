import type { RequestContext } from '../context.ts';
import { logEvent } from '../log.ts';
import type { Mail } from './compose.ts';

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

/** Error code of the binding, such as E_SENDER_NOT_VERIFIED. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^\w{1,64}$/.test(code) ? code : 'no code';
}
