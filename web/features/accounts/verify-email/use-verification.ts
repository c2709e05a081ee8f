import { useCallback, useEffect, useState } from 'react';
import type { VerifyEmailSuccess } from '../../../../worker/contract/accounts.ts';
import { type ApiOutcome, verifyEmail } from '../../../lib/api.ts';
import { failureMessage } from '../failure-message.ts';
import { forgetLinkToken, useLinkToken } from '../link/link-token.ts';

export type Verification =
  /** Prerendered: whether the address has a token is not known yet. */
  | { readonly state: 'unknown' }
  | { readonly state: 'incomplete' }
  | { readonly state: 'checking' }
  | { readonly state: 'confirmed'; readonly purpose: VerifyEmailSuccess['purpose'] }
  /** Used before, too old, or meant for another browser: the server says which. */
  | { readonly state: 'refused'; readonly message: string }
  /** Not decided, so it may be tried again. */
  | { readonly state: 'failed'; readonly message: string };

/** A link works once: however often the screen is drawn, it asks once. */
let inFlight: Promise<ApiOutcome<VerifyEmailSuccess>> | undefined;

/**
 * Confirms the link that opened the page, at once: a mail scanner that only fetches the address
 * sends no token, because the token stands in the fragment.
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
