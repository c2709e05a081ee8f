import { finishLater, type RequestContext } from '../context.ts';
import { ACCOUNT_EVENTS, type AccountEventKind } from '../contract/accounts.ts';
import { insertAccountEvent } from '../db/account-events.ts';
import { nameInLog } from '../db/key-wrapping.ts';
import { type LogEvent, type LogFields, logEvent } from '../log.ts';

/** An account in an event, such as that of a session. */
interface Subject {
  readonly email: string;
  /** Absent if it is not known, or must not be known, whether the account exists. */
  readonly user_id?: string | undefined;
  /** Nothing is kept of a demo account, which everybody uses. */
  readonly is_demo?: number;
}

type Details = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Logs an account event, identifying the account by its pseudonym, and keeps it for the owner of
 * the account if it is one of `ACCOUNT_EVENTS`. The event is kept after the response, so that a
 * failure to keep it does not undo what has happened.
 */
export async function logAccountEvent(
  context: RequestContext,
  event: LogEvent,
  { email, user_id, is_demo = 0 }: Subject,
  details: Details = {},
): Promise<void> {
  const { startedAtMs, db } = context;
  logEvent(event, { ...(await logFieldsOf(context, email)), ...details });
  if (user_id === undefined || is_demo === 1 || !isKept(event)) return;
  const { userAgent, place } = context.client;
  const row = {
    user_id,
    at_ms: startedAtMs,
    event,
    method: String(details.method ?? ''),
    user_agent: userAgent,
    place,
  };
  finishLater(context, () => db.run(insertAccountEvent(row)));
}

/** The request and the account, for a line of the log. */
export async function logFieldsOf(
  { requestId, env }: RequestContext,
  email: string,
): Promise<LogFields> {
  return { requestId, account: await nameInLog(email, env.KEY_WRAPPING_SECRET) };
}

function isKept(event: string): event is AccountEventKind {
  return ACCOUNT_EVENTS.some((kept) => kept === event);
}
