import { OAUTH_OUTCOMES, type OAuthOutcome } from '../../../worker/contract/accounts.ts';

/** Reads an OAuth outcome from the URL; undefined if it is missing or unknown. */
export function readOutcome(name: 'sign-in' | 'connect' | 'proof'): OAuthOutcome | undefined {
  const value = new URLSearchParams(location.search).get(name);
  return OAUTH_OUTCOMES.find((outcome) => outcome === value);
}
