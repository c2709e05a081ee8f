import { OAUTH_OUTCOMES, type OAuthOutcome } from '../../../worker/contract/accounts.ts';

/** An outcome in the address; undefined if there is none, or one that nobody knows. */
export function readOutcome(name: 'sign-in' | 'connect'): OAuthOutcome | undefined {
  const value = new URLSearchParams(location.search).get(name);
  return OAUTH_OUTCOMES.find((outcome) => outcome === value);
}
