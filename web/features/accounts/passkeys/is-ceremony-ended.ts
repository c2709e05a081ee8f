/** Ended by a person, a timeout or another ceremony: browsers tell these apart from nothing else. */
const ENDED = ['AbortError', 'NotAllowedError'];

/** Whether nothing went wrong but that the passkey was not used. */
export function isCeremonyEnded(error: unknown): boolean {
  return error instanceof Error && ENDED.includes(error.name);
}
