import type { ApiOutcome } from '../../../lib/api.ts';

/**
 * Makes a call of `ways-in.ts`, which comes with it: what a login needs is not loaded for those
 * who only look. If it does not arrive, the server was not reached.
 */
export function callWayIn<Data>(
  call: (ways: typeof import('./ways-in.ts')) => Promise<ApiOutcome<Data>>,
): Promise<ApiOutcome<Data>> {
  return loadWaysIn().then(call, () => ({ ok: false, failure: { kind: 'network' } }));
}

/** Ahead of its use, once somebody is about to log in. */
export function loadWaysIn() {
  return import('./ways-in.ts');
}
