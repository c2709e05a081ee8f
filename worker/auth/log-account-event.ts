import type { RequestContext } from '../context.ts';
import { pseudonym } from '../db/digests.ts';
import { type LogEvent, logEvent } from '../log.ts';

/** Logs an account event, identifying the account by its pseudonym. */
export async function logAccountEvent(
  { requestId }: RequestContext,
  event: LogEvent,
  email: string,
  details: Readonly<Record<string, string | number | boolean | undefined>> = {},
): Promise<void> {
  logEvent(event, { requestId, account: await pseudonym('account', email), ...details });
}
