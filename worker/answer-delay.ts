/**
 * How long work that must not be measured waits after its request, so that the response is out
 * before it starts; spread, so that it cannot be timed by later requests either.
 */
export const ANSWER_DELAY_MS = 200;
export const ANSWER_DELAY_SPREAD_MS = 800;
