import type { Env } from './env.ts';

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
