import type { RequestContext } from '../context.ts';
import { logEvent } from '../log.ts';
import type { MailMessage } from './compose.ts';

interface Mail {
  readonly to: string;
  /** Whom the reader answers, if not the site. */
  readonly replyTo?: string;
  readonly message: MailMessage;
}

/** Never fails: what was not sent is in the log. */
export async function sendMail({ requestId }: RequestContext, { message }: Mail): Promise<void> {
  logEvent('mail_not_configured', { requestId, kind: message.kind });
}
