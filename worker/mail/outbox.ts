/**
 * Mails that outlive a crash: each is stored in the transaction that causes it, sent after the
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
import { countMail } from './limits.ts';
import { sendMail } from './send.ts';

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
  /** False for a mail that no visitor can cause, or whose limit is counted by the caller. */
  readonly isLimited?: boolean;
  /** SQL that decides whether it is stored, see `insertOutgoing`. */
  readonly condition?: Statement;
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
  { tokenSha256, isKnownBrowser = false, isLimited = true, condition }: Options = {},
): Promise<QueuedMail> {
  const secret = context.env.KEY_WRAPPING_SECRET;
  const id = crypto.randomUUID();
  const text = JSON.stringify({ mail, isKnownBrowser });
  return {
    statement: insertOutgoing(
      {
        id,
        mail: secret === undefined ? text : await wrap(text, { kind: 'mails', id }, secret),
        is_wrapped: secret === undefined ? 0 : 1,
        token_sha256: tokenSha256 ?? null,
        is_counted: isLimited ? 0 : 1,
        created_at_ms: Date.now(),
        claimed_until_ms: 0,
      },
      condition,
    ),
    deliver: () => finishLater(context, () => deliver(context, id)),
  };
}

/**
 * Runs a transaction that causes mails, and sends them after the response.
 *
 * @param work gets the statements that store the mails; they follow the one that causes them.
 */
export async function withMails<T>(
  context: RequestContext,
  mails: readonly Mail[],
  work: (notices: readonly Statement[]) => Promise<T>,
): Promise<T> {
  const queued = await Promise.all(mails.map((mail) => prepareMail(context, mail)));
  const result = await work(queued.map(({ statement }) => statement));
  for (const { deliver } of queued) deliver();
  return result;
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
    (row.is_counted === 1 ||
      (await countMail(context, mail, { isKnownBrowser, and: [noteCounted(id)] })));
  if (!isWanted) {
    const token = row.token_sha256 === null ? [] : [deleteToken(row.token_sha256)];
    await db.batch([deleteOutgoing(id), ...token]);
    return;
  }
  const isSent = await sendMail(context, mail);
  // A site without mail will not have any in an hour either.
  if (isSent || env.MAIL === undefined) await db.run(deleteOutgoing(id));
}
