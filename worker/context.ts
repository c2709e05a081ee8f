import { ANSWER_DELAY_MS, ANSWER_DELAY_SPREAD_MS } from './answer-delay.ts';
import type { SiteSettings } from './contract/settings.ts';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import type { Client } from './http/client.ts';
import type { PageTable } from './http/paths.ts';
import { logError } from './log.ts';

/** Per-request dependencies of a handler. */
export interface RequestContext {
  readonly env: Env;
  readonly settings: SiteSettings;
  readonly pages: PageTable;
  /** HTML of an error message, with `MESSAGE` for its text. */
  readonly errorNotice: string;
  /** Opened lazily by the first statement. */
  readonly db: Database;
  /** The browser of this request; that of a job has no name and no cookies. */
  readonly client: Client;
  /** Identifies this request in the log and in a 500 response. */
  readonly requestId: string;
  /** When the request arrived: work after the response counts as done then. */
  readonly startedAtMs: number;
  /** Keeps work running after the response or a disconnect. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Runs work some time after the response, so that neither its duration nor its start can be
 * measured. Failures can only be logged.
 */
export function finishLater(
  { requestId, waitUntil }: Pick<RequestContext, 'requestId' | 'waitUntil'>,
  work: () => Promise<void>,
): void {
  waitUntil(
    scheduler
      .wait(ANSWER_DELAY_MS + Math.random() * ANSWER_DELAY_SPREAD_MS)
      .then(work)
      .catch((error: unknown) => logError('unexpected_error', error, requestId)),
  );
}

/** Completes work that has started even if the client disconnects. */
export function keepRunning<T>(
  { waitUntil }: Pick<RequestContext, 'waitUntil'>,
  work: Promise<T>,
): Promise<T> {
  waitUntil(work.catch(() => undefined));
  return work;
}
