import { useCallback, useEffect, useState } from 'react';
import type { VerifyEmailSuccess } from '../../../../worker/contract/accounts.ts';
import { type ApiOutcome, verifyEmail } from '../../../lib/api.ts';
import { failureMessage } from '../failure-message.ts';
import { forgetLinkToken, useLinkToken } from '../link/link-token.ts';

export type Verification =
  /** Prerendered: it is not known yet whether the URL has a token. */
  | { readonly state: 'unknown' }
  | { readonly state: 'incomplete' }
  | { readonly state: 'checking' }
  | { readonly state: 'confirmed'; readonly purpose: VerifyEmailSuccess['purpose'] }
  /** Already used, expired or issued for another browser; the message says which. */
  | { readonly state: 'refused'; readonly message: string }
  /** No definite answer from the server, so the visitor may retry. */
  | { readonly state: 'failed'; readonly message: string };

/** A token works only once, so repeated renders (as in StrictMode) share one request. */
let inFlight: Promise<ApiOutcome<VerifyEmailSuccess>> | undefined;

/**
 * Verifies the token immediately when the page opens. Mail scanners that prefetch the link do not
 * consume the token, because it is in the URL fragment and is never part of their request.
 */
export function useVerification() {
  const { isKnown, token } = useLinkToken();
  const [outcome, setOutcome] = useState<Verification>();

  const confirm = useCallback(async () => {
    if (!token) return;
    setOutcome({ state: 'checking' });
    inFlight ??= verifyEmail(token);
    const answer = await inFlight;
    inFlight = undefined;
    const next = readAnswer(answer);
    if (next.state !== 'failed') forgetLinkToken();
    setOutcome(next);
  }, [token]);

  useEffect(() => {
    confirm();
  }, [confirm]);

  const initial: Verification = { state: isKnown ? 'incomplete' : 'unknown' };
  return { verification: outcome ?? (token ? { state: 'checking' } : initial), confirm } as const;
}

function readAnswer(answer: ApiOutcome<VerifyEmailSuccess>): Verification {
  if (answer.ok) return { state: 'confirmed', purpose: answer.data.purpose };
  const { failure } = answer;
  const isRefused =
    failure.kind === 'refused' && (failure.code === 'invalid_token' || failure.field === 'token');
  return { state: isRefused ? 'refused' : 'failed', message: failureMessage(failure) };
}
