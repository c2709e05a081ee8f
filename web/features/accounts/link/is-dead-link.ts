import type { ApiFailure } from '../../../lib/api.ts';

/** Whether the token of a mailed link is wrong, used, expired or replaced by a newer one. */
export function isDeadLink(failure: ApiFailure): boolean {
  return (
    failure.kind === 'refused' && (failure.code === 'invalid_token' || failure.field === 'token')
  );
}
