import { findEmailFault } from '../../../worker/contract/email-rules.ts';

/** The error of a form's email field, if there is one. */
export function emailFaults(typed: string): { email?: string } {
  const fault = findEmailFault(typed);
  return fault === undefined ? {} : { email: fault };
}
