import type { Env } from '../../../worker/env.ts';

interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail binding that records mails instead of sending them. */
export function createOutbox(env: Env): { env: Env; mails: SentMail[] } {
  const mails: SentMail[] = [];
  const MAIL: SendEmail = {
    send: async (mail) => {
      if ('subject' in mail) {
        const { to, subject, text = '', html = '' } = mail;
        mails.push({ to: String(to), subject, text, html });
      }
      return { messageId: crypto.randomUUID() };
    },
  };
  return { env: { ...env, MAIL }, mails };
}

/** The token in the link of a mail. */
export function tokenIn({ text }: SentMail): string {
  return /#token=([\w-]+)/.exec(text)?.[1] ?? '';
}
