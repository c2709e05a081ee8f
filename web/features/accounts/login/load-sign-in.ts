import type { ApiOutcome } from '../../../lib/api.ts';

/**
 * Calls a function of `sign-in.ts`, which is loaded on demand so that visitors who don't log in
 * never download it. A failed import is reported as an unreachable server.
 */
export function callSignIn<Data>(
  call: (signIn: typeof import('./sign-in.ts')) => Promise<ApiOutcome<Data>>,
): Promise<ApiOutcome<Data>> {
  return loadSignIn().then(call, () => ({ ok: false, failure: { kind: 'network' } }));
}

/** Preloads the module once the visitor is about to log in. */
export function loadSignIn() {
  return import('./sign-in.ts');
}
