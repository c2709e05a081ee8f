import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import type { PageTable } from './http/paths.ts';
import { logError } from './log.ts';
import type { SiteSettings } from './settings.ts';

/** What a handler gets besides the request. */
export interface RequestContext {
  readonly env: Env;
  readonly settings: SiteSettings;
  readonly pages: PageTable;
  /** Opens at the first statement. */
  readonly db: Database;
  /** Names this request in the log and in a 500 answer. */
  readonly requestId: string;
  /** Keeps work alive after the answer, or after the visitor has gone. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Continues after the answer, so that the duration tells the visitor nothing. A failure is logged,
 * because nobody is left to tell.
 */
export function finishLater(
  { requestId, waitUntil }: Pick<RequestContext, 'requestId' | 'waitUntil'>,
  work: () => Promise<void>,
): void {
  waitUntil(work().catch((error: unknown) => logError('unexpected_error', error, requestId)));
}
