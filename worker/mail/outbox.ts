/**
 * Mails that outlive a crash: each is stored before the answer that promises it, sent after the
 * answer, and again by the hourly job until it is sent or three days old.
 */
import * as v from 'valibot';
import { finishLater, type RequestContext } from '../context.ts';
import type { Statement } from '../db/database.ts';
import { unwrap, wrap } from '../db/key-wrapping.ts';
import { deleteToken } from '../db/one-time-tokens.ts';
import {
  claimOutgoing,
  deleteOutgoing,
  insertOutgoing,
  listWaitingMails,
  noteCounted,
} from '../db/outbox.ts';
import type { Mail } from './compose.ts';
import { countMail, sendMail } from './send.ts';

/** Of one run of the job. */
const MAILS_PER_RUN = 200;

const OutgoingSchema = v.object({
  mail: v.object({
    kind: v.string(),
    to: v.string(),
    replyTo: v.optional(v.string()),
    subject: v.string(),
    text: v.string(),
    html: v.string(),
  }),
  isKnownBrowser: v.boolean(),
});

interface Options {
  /** The link in the mail. Without its row the mail is dropped. */
  readonly tokenSha256?: string;
  /** See `countMail`. */
  readonly isKnownBrowser?: boolean;
}

interface QueuedMail {
  readonly statement: Statement;
  /** Sends it after the response. */
  readonly deliver: () => void;
}

/** Prepares a mail for the transaction that causes it. */
export async function prepareMail(
  context: RequestContext,
  mail: Mail,
  { tokenSha256, isKnownBrowser = false }: Options = {},
): Promise<QueuedMail> {
  const secret = context.env.KEY_WRAPPING_SECRET;
  const id = crypto.randomUUID();
  const text = JSON.stringify({ mail, isKnownBrowser });
  return {
    statement: insertOutgoing({
      id,
      mail: secret === undefined ? text : await wrap(text, { kind: 'mails', id }, secret),
      is_wrapped: secret === undefined ? 0 : 1,
      token_sha256: tokenSha256 ?? null,
      is_counted: 0,
      created_at_ms: Date.now(),
      claimed_until_ms: 0,
    }),
    deliver: () => finishLater(context, () => deliver(context, id)),
  };
}

/** Stores a mail that a visitor has caused, and sends it after the response. */
export async function queueMail(context: RequestContext, mail: Mail): Promise<void> {
  const queued = await prepareMail(context, mail);
  await context.db.run(queued.statement);
  queued.deliver();
}

/** Sends what was not sent after its response. A scheduled job. */
export async function sendWaitingMails(context: RequestContext): Promise<void> {
  for (const id of await listWaitingMails(context.db, MAILS_PER_RUN)) await deliver(context, id);
}

async function deliver(context: RequestContext, id: string): Promise<void> {
  const { db, env } = context;
  const row = await claimOutgoing(db, id);
  if (row === null) return;
  const text =
    row.is_wrapped === 0
      ? row.mail
      : await unwrap(row.mail, { kind: 'mails', id }, env.KEY_WRAPPING_SECRET);
  const { mail, isKnownBrowser } = v.parse(OutgoingSchema, JSON.parse(text));
  const isWanted =
    row.is_wanted === 1 &&
    (row.is_counted === 1 || (await countMail(context, mail, { isKnownBrowser })));
  if (!isWanted) {
    const token = row.token_sha256 === null ? [] : [deleteToken(row.token_sha256)];
    await db.batch([deleteOutgoing(id), ...token]);
    return;
  }
  await db.run(noteCounted(id));
  const isSent = await sendMail(context, mail);
  // A site without mail will not have any in an hour either.
  if (isSent || env.MAIL === undefined) await db.run(deleteOutgoing(id));
}
