import { env } from 'cloudflare:workers';
import type { Env } from '../../../worker/env.ts';

interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Mailbox {
  /** Environment whose mail binding delivers to this mailbox. */
  readonly env: Env;
  readonly mails: ReceivedMail[];
  readonly mailsTo: (address: string) => ReceivedMail[];
  readonly subjectsTo: (address: string) => string[];
  /** The token in the link of the newest mail to an address. */
  readonly tokenTo: (address: string) => string;
}

/** Mocks Cloudflare's mail binding. */
export function createMailbox(bindings: Env = env): Mailbox {
  const mails: ReceivedMail[] = [];
  async function send(message: EmailMessage | EmailMessageBuilder): Promise<EmailSendResult> {
    if (!('subject' in message)) throw new Error('Only composed messages are sent.');
    const { to, subject, text = '', html = '' } = message;
    mails.push({ to: String(to), subject, text, html });
    return { messageId: String(mails.length) };
  }
  const mailsTo = (address: string) => mails.filter(({ to }) => to === address);
  return {
    env: { ...bindings, MAIL: { send } },
    mails,
    mailsTo,
    subjectsTo: (address) => mailsTo(address).map(({ subject }) => subject),
    tokenTo: (address) => tokenIn(mailsTo(address).at(-1)),
  };
}

/** The token in the link of a mail. */
export function tokenIn(mail: ReceivedMail | undefined): string {
  const token = /#token=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error('There is no link in the mail.');
  return token;
}
