import type { ApiOutcome } from '../../../lib/api.ts';

/**
 * Calls a function of `ways-in.ts`, which is loaded on demand so that visitors who don't log in
 * never download it. A failed import is reported as an unreachable server.
 */
export function callWayIn<Data>(
  call: (ways: typeof import('./ways-in.ts')) => Promise<ApiOutcome<Data>>,
): Promise<ApiOutcome<Data>> {
  return loadWaysIn().then(call, () => ({ ok: false, failure: { kind: 'network' } }));
}

/** Preloads the module once the visitor is about to log in. */
export function loadWaysIn() {
  return import('./ways-in.ts');
}
