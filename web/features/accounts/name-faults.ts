import { findNameFault } from '../../../worker/contract/name-rules.ts';

/** Validation errors of the name field: what the Worker would refuse. */
export function nameFaults(typed: string): { username?: string } {
  const fault = findNameFault(typed);
  return fault === undefined ? {} : { username: fault };
}
