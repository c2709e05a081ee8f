/**
 * The visitor's answer to the cookie banner, stored under one localStorage key and shared between
 * tabs. If storage is unavailable, the answer is valid for the current page only.
 */
import { asksForConsent } from '../../content/consent.ts';
import { browserStorage } from '../../lib/storage.ts';
import { CONSENT_KEY } from '../../lib/storage-keys.ts';

const CHOICES = ['granted', 'denied'] as const;

export type ConsentChoice = (typeof CHOICES)[number];

export interface ConsentRecord {
  readonly ad_storage: ConsentChoice;
  readonly analytics_storage: ConsentChoice;
  /** Time of the answer, in ms since the Unix epoch. */
  readonly ts: number;
}

declare global {
  interface Navigator {
    /** Only in browsers that support https://www.w3.org/TR/gpc/. */
    readonly globalPrivacyControl?: boolean;
  }
}

interface Answer {
  readonly record: ConsentRecord | undefined;
  /** Whether the visitor reopened the banner with Cookie Settings. */
  readonly isReopened: boolean;
}

let answer: Answer | undefined;
const listeners = new Set<() => void>();

/** The current answer; undefined if there is none or the stored value is invalid. */
export function readConsent(): ConsentRecord | undefined {
  return readAnswer().record;
}

/** Whether the visitor has agreed to what the banner names. */
export function hasConsent(): boolean {
  return readConsent()?.analytics_storage === 'granted';
}

/**
 * Whether to show the banner: only if the site asks for something. Global Privacy Control counts as a
 * refusal. The visitor can open it by Cookie Settings in any case.
 */
export function isConsentDue(): boolean {
  const { record, isReopened } = readAnswer();
  const isAsked = asksForConsent && navigator.globalPrivacyControl !== true;
  return !record && (isReopened || isAsked);
}

/** Both signals get the same value: the banner only asks about analytics as a whole. */
export function decideConsent(choice: ConsentChoice, nowMs = Date.now()): void {
  const record = { ad_storage: choice, analytics_storage: choice, ts: nowMs };
  // If the answer cannot be stored, it applies to this page, and an older stored one is removed.
  const outcome = browserStorage.write(CONSENT_KEY, JSON.stringify(record));
  if (outcome !== 'kept') browserStorage.remove(CONSENT_KEY);
  replace(record);
}

/** Deletes the stored choice and reloads the page as on a first visit. */
export function reopenConsent(): void {
  browserStorage.remove(CONSENT_KEY);
  replace(undefined);
  // History state survives the reload, even when storage is unavailable.
  history.replaceState({ ...history.state, isConsentReopened: true }, '');
  location.reload();
}

/**
 * Calls the listener when the answer changes, in this tab or another one.
 * @returns a function that unsubscribes.
 */
export function subscribeToConsent(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', noteStorage);
    addEventListener('pageshow', noteReturn);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', noteStorage);
    removeEventListener('pageshow', noteReturn);
  };
}

/**
 * A logout clears the whole storage (`key` is null) and stores the answer again, so that event is
 * not a withdrawal.
 */
function noteStorage({ key }: StorageEvent): void {
  if (key === CONSENT_KEY) replace(readStored());
}

/** A page restored from the back/forward cache has missed storage events from other tabs. */
function noteReturn({ persisted }: PageTransitionEvent): void {
  if (persisted) replace(readStored());
}

function replace(record: ConsentRecord | undefined): void {
  answer = { ...readAnswer(), record };
  for (const listener of listeners) listener();
}

function readAnswer(): Answer {
  answer ??= {
    record: readStored(),
    isReopened: history.state?.isConsentReopened === true,
  };
  return answer;
}

function readStored(): ConsentRecord | undefined {
  const value = browserStorage.readJson(CONSENT_KEY);
  if (typeof value !== 'object' || value === null) return undefined;
  const { ad_storage, analytics_storage, ts } = value as Record<string, unknown>;
  const isValid = isChoice(ad_storage) && isChoice(analytics_storage) && Number.isFinite(ts);
  return isValid ? { ad_storage, analytics_storage, ts: Number(ts) } : undefined;
}

function isChoice(value: unknown): value is ConsentChoice {
  return CHOICES.some((choice) => choice === value);
}
