import { useCallback, useEffect, useRef, useState } from 'react';
import type { AccountSuccess } from '../../../../worker/contract/accounts.ts';
import { type ApiFailure, fetchAccount } from '../../../lib/api.ts';
import { noteRefusal, refreshSession, useSession } from '../../session/session.ts';

export type AccountState =
  /** Prerendered, or the session check has not finished yet. */
  | { readonly state: 'unknown' }
  | { readonly state: 'loading' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'failed'; readonly failure: ApiFailure }
  | { readonly state: 'ready'; readonly account: AccountSuccess };

const LOADING: AccountState = { state: 'loading' };

export function useAccount() {
  const session = useSession();
  const [fetched, setFetched] = useState<AccountState>(LOADING);
  const latestLoad = useRef(0);
  const userId = session.state === 'signed-in' ? session.user._id : undefined;

  const load = useCallback(async () => {
    latestLoad.current += 1;
    const thisLoad = latestLoad.current;
    const outcome = await fetchAccount();
    if (thisLoad !== latestLoad.current) return;
    if (outcome.ok) setFetched({ state: 'ready', account: outcome.data });
    else if (!noteRefusal(outcome.failure)) {
      // What is on the screen stays: it may hold codes that are shown once.
      setFetched((shown) =>
        shown.state === 'ready' ? shown : { state: 'failed', failure: outcome.failure },
      );
    }
  }, []);

  useEffect(() => {
    if (userId === undefined) return;
    load();
    return () => {
      latestLoad.current += 1;
      setFetched(LOADING);
    };
  }, [userId, load]);

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
  }, [load]);

  const retry = useCallback(() => {
    setFetched(LOADING);
    return load();
  }, [load]);

  const hasFailed = fetched.state === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed, retry]);

  if (session.state !== 'signed-in') return { account: session, reload, retry } as const;
  // Until the effect above has run, `fetched` may be the account of the user before.
  const isForeign = fetched.state === 'ready' && fetched.account.user._id !== userId;
  const account = isForeign ? LOADING : fetched;
  return { account, reload, retry } as const;
}
