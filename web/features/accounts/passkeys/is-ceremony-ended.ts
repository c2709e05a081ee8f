/** Canceled by the user, a timeout or another ceremony; browsers don't distinguish these. */
const ENDED = ['AbortError', 'NotAllowedError'];

/** Whether the error only means that the ceremony was canceled or timed out. */
export function isCeremonyEnded(error: unknown): boolean {
  return error instanceof Error && ENDED.includes(error.name);
}
