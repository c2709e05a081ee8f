import type { Env } from './env.ts';
import { logError } from './log.ts';

/** What a handler gets besides the request. */
export interface RequestContext {
  readonly env: Env;
  /** Names this request in the log and in a 500 answer. */
  readonly requestId: string;
  /** Keeps work alive after the answer, or after the visitor has gone. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export function createContext(env: Env, execution: ExecutionContext): RequestContext {
  return {
    env,
    requestId: crypto.randomUUID(),
    waitUntil: (work) => execution.waitUntil(work),
  };
}

/**
 * Works on after the answer, so that its time tells the visitor nothing. A failure is logged: by
 * then there is nobody to tell.
 */
export function finishLater(
  { requestId, waitUntil }: RequestContext,
  work: () => Promise<void>,
): void {
  waitUntil(work().catch((error: unknown) => logError('unexpected_error', error, requestId)));
}
