import { useCallback, useEffect, useRef, useState } from 'react';
import type { AccountSuccess } from '../../../../worker/contract/accounts.ts';
import { type ApiFailure, fetchAccount } from '../../../lib/api.ts';
import { useRefreshSession, useWorkspaceSession } from '../../session/session-context.ts';

export type AccountState =
  /** Prerendered, or the session check has not finished yet. */
  | { readonly state: 'unknown' }
  | { readonly state: 'loading' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'failed'; readonly failure: ApiFailure }
  | { readonly state: 'ready'; readonly account: AccountSuccess };

/** Loads the account of the signed-in user from the Worker. */
export function useAccount() {
  const session = useWorkspaceSession();
  const refreshSession = useRefreshSession();
  const [fetched, setFetched] = useState<AccountState>({ state: 'loading' });
  const isMounted = useRef(false);
  const isSignedIn = session.state === 'signed-in';

  const load = useCallback(async () => {
    const outcome = await fetchAccount();
    if (!isMounted.current) return;
    if (outcome.ok) {
      setFetched({ state: 'ready', account: outcome.data });
      return;
    }
    const { failure } = outcome;
    const isOver = failure.kind === 'refused' && failure.code === 'not_signed_in';
    setFetched(isOver ? { state: 'signed-out' } : { state: 'failed', failure });
    if (isOver) await refreshSession();
  }, [refreshSession]);

  useEffect(() => {
    isMounted.current = true;
    if (isSignedIn) load();
    return () => {
      isMounted.current = false;
    };
  }, [isSignedIn, load]);

  // The email may be verified in another tab; the session in the frame is updated when it is.
  const standing = session.state === 'signed-in' ? session.standing : undefined;
  const isBehind =
    fetched.state === 'ready' &&
    standing !== undefined &&
    standing.isEmailVerified !== fetched.account.isEmailVerified;
  useEffect(() => {
    if (isBehind) load();
  }, [isBehind, load]);

  /** After a change, refreshes the account and the session shown in the frame. */
  const reload = useCallback(async () => {
    await Promise.all([load(), refreshSession()]);
  }, [load, refreshSession]);

  const retry = useCallback(() => {
    setFetched({ state: 'loading' });
    return load();
  }, [load]);

  const shown: AccountState = session.state === 'signed-in' ? fetched : { state: session.state };
  return { account: shown, reload, retry } as const;
}
