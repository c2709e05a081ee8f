import { env } from 'cloudflare:workers';
import { beforeEach } from 'vitest';
import type { Env } from '../../../worker/env.ts';
import { settings } from '../fixtures/site.ts';

interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const mails: ReceivedMail[] = [];
const mailsTo = (address: string) => mails.filter(({ to }) => to === address);

/** Mocks Cloudflare's mail binding, and takes no mail with a link that leaves the site. */
async function send(message: EmailMessage | EmailMessageBuilder): Promise<EmailSendResult> {
  if (!('subject' in message)) throw new Error('Only composed messages are sent.');
  const { to, subject, text = '', html = '' } = message;
  for (const [, address] of html.matchAll(/(?:href|src)="(?!mailto:)([^"]*)"/g)) {
    if (new URL(String(address)).origin !== settings.origin) throw new Error('It leaves the site.');
  }
  mails.push({ to: String(to), subject, text, html });
  return { messageId: String(mails.length) };
}

/** The environment of the Worker, whose mails are delivered to `mailbox`. */
export const MAILED_ENV: Env = { ...env, MAIL: { send } };

/** What the Worker has mailed in this test. */
export const mailbox = {
  mails,
  mailsTo,
  subjectsTo: (address: string) => mailsTo(address).map(({ subject }) => subject),
  /** The token in the link of the newest mail to an address. */
  tokenTo: (address: string) => tokenIn(mailsTo(address).at(-1)),
};

beforeEach(() => {
  mails.length = 0;
});

/** The token in the link of a mail. */
export function tokenIn(mail: ReceivedMail | undefined): string {
  const token = /#token=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error('There is no link in the mail.');
  return token;
}
