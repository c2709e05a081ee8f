import type { RequestContext } from '../context.ts';
import { logEvent } from '../log.ts';

export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Mail {
  readonly to: string;
  /** Whom the reader answers, if not the site. */
  readonly replyTo?: string;
  readonly message: Message;
}

/** Never fails: what was not sent is in the log. */
export async function sendMail({ requestId }: RequestContext, _mail: Mail): Promise<void> {
  logEvent('mail_not_configured', { requestId });
}
