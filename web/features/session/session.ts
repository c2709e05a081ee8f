import { useSyncExternalStore } from 'react';
import {
  SESSION_HOURS,
  type SessionSuccess,
  type User,
} from '../../../worker/contract/accounts.ts';
import { HOUR_MS } from '../../../worker/contract/durations.ts';
import type { ApiFailure, ApiOutcome } from '../../lib/api.ts';
import { browserStorage, tabStorage } from '../../lib/storage.ts';
import { CURRENT_USER_KEY } from '../../lib/storage-keys.ts';
import { followSignedInMark, isMarkedSignedIn, setSignedInMark } from './signed-in-mark.ts';

/**
 * The session of this browser, as every screen of this tab shows it. The session cookie is
 * authoritative; this is what the Worker, or another tab, has last said about it.
 */

type Standing = Pick<SessionSuccess, 'isEmailVerified' | 'isDemo' | 'needsReview'>;

export type Session =
  /** Prerendered, or not checked yet. */
  | { readonly state: 'unknown' }
  | { readonly state: 'signed-out' }
  | {
      readonly state: 'signed-in';
      readonly user: User;
      /** Account status from the Worker; absent until it has responded. */
      readonly standing?: Standing;
    };

const UNKNOWN_SESSION: Session = { state: 'unknown' };

let session: Session = UNKNOWN_SESSION;
/** Counts logins and logouts: a response to a request from before one of them is outdated. */
let era = 0;
const listeners = new Set<() => void>();
let stopFollowing = () => {};

export function readSession(): Session {
  return session;
}

/** @returns a function that unsubscribes. */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) {
    stopFollowing = followSignedInMark(lookAgain);
    document.addEventListener('visibilitychange', lookAgainWhenVisible);
    addEventListener('online', lookAgain);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopFollowing();
    document.removeEventListener('visibilitychange', lookAgainWhenVisible);
    removeEventListener('online', lookAgain);
  };
}

/**
 * Shows the stored user immediately and revalidates it with the Worker. Visitors who never signed in
 * cause no request.
 */
export function resumeSession(): void {
  const stored = isMarkedSignedIn() ? readCurrentUser() : undefined;
  if (stored && session.state !== 'signed-in') show({ state: 'signed-in', user: stored });
  if (mayBeSignedIn()) refreshSession();
  else show({ state: 'signed-out' });
}

/** Refetches the session, for use after an account change. */
export async function refreshSession(): Promise<void> {
  const askedIn = era;
  const outcome = await askForSession();
  if (askedIn !== era) return;
  if (outcome.ok) {
    const { user, isEmailVerified, isDemo, needsReview, expiresAt } = outcome.data;
    storeCurrentUser(user, isRememberedSession(expiresAt));
    const standing = { isEmailVerified, isDemo, needsReview };
    show({ state: 'signed-in', user, standing });
  } else if (!noteRefusal(outcome.failure) && session.state === 'unknown') {
    // The request failed: keep the current state, but never stay at `unknown`.
    show({ state: 'signed-out' });
  }
}

/** The visitor has just logged in, in this tab. */
export function noteSignedIn(user: User, isRemembered: boolean): void {
  era += 1;
  storeCurrentUser(user, isRemembered);
  show({ state: 'signed-in', user });
}

/**
 * This browser is signed out now. Every way of leaving ends here: logging out, deleting the account,
 * a session that has ended, and each of them in another tab.
 */
export function noteSignedOut(): void {
  era += 1;
  clearCurrentUser();
  show({ state: 'signed-out' });
}

/** Notes that the session is over if a request failed because of that. @returns whether it did. */
export function noteRefusal(failure: ApiFailure): boolean {
  const isOver = failure.kind === 'refused' && failure.code === 'not_signed_in';
  if (isOver) noteSignedOut();
  return isOver;
}

/** Loads the calls to the Worker first: most visitors of the workspace never sign in. */
async function askForSession(): Promise<ApiOutcome<SessionSuccess>> {
  const calls = await import('../../lib/api.ts').catch(() => undefined);
  return calls ? calls.fetchSession() : { ok: false, failure: { kind: 'network' } };
}

function lookAgain(): void {
  // Without storage there is no mark, and only the Worker knows.
  const isUnmarked = session.state === 'signed-in' && browserStorage.isBlocked();
  if (isMarkedSignedIn() || isUnmarked) refreshSession();
  else noteSignedOut();
}

function lookAgainWhenVisible(): void {
  if (document.visibilityState === 'visible') lookAgain();
}

function show(next: Session): void {
  if (next.state === 'signed-out' && session.state === 'signed-out') return;
  session = next;
  for (const listener of listeners) listener();
}

/**
 * Stores the user data shown in the UI: in localStorage with Remember Me, else per tab. It is only
 * a hint; the session cookie is authoritative.
 */
export function storeCurrentUser(user: User, isRemembered: boolean): void {
  const [storage, other] = isRemembered
    ? [browserStorage, tabStorage]
    : [tabStorage, browserStorage];
  storage.write(CURRENT_USER_KEY, JSON.stringify(user));
  other.remove(CURRENT_USER_KEY);
  // A tab opened from a mail has no session storage; the mark tells it to ask the Worker.
  setSignedInMark(true);
}

/** The stored user; undefined if there is none or the stored value is invalid. */
export function readCurrentUser(): User | undefined {
  const value = tabStorage.readJson(CURRENT_USER_KEY) ?? browserStorage.readJson(CURRENT_USER_KEY);
  return isUser(value) ? value : undefined;
}

/** Whether this browser may have a session; if not, the request can be skipped. */
export function mayBeSignedIn(): boolean {
  return isMarkedSignedIn() || readCurrentUser() !== undefined;
}

export function clearCurrentUser(): void {
  setSignedInMark(false);
  browserStorage.remove(CURRENT_USER_KEY);
  tabStorage.remove(CURRENT_USER_KEY);
}

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const { email, username, _id } = value as Record<string, unknown>;
  return [email, username, _id].every((part) => typeof part === 'string');
}

/**
 * Infers from the remaining lifetime whether a session was started with Remember Me. In its last
 * hours such a session looks like a short one and is treated as one.
 */
export function isRememberedSession(expiresAt: string, nowMs = Date.now()): boolean {
  return Date.parse(expiresAt) - nowMs > SESSION_HOURS * HOUR_MS;
}

/** The current session; `unknown` while the prerendered page is hydrated. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, readSession, () => UNKNOWN_SESSION);
}
