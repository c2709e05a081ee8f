/**
 * The visitor's answer to the cookie banner: kept under one key in the browser, shared by its tabs.
 * Where storage does not work, an answer holds for the page it was given on.
 */
import { browserStorage } from '../../lib/storage.ts';
import { CONSENT_KEY } from '../../lib/storage-keys.ts';

const CHOICES = ['granted', 'denied'] as const;

export type ConsentChoice = (typeof CHOICES)[number];

export interface ConsentRecord {
  readonly ad_storage: ConsentChoice;
  readonly analytics_storage: ConsentChoice;
  /** When it was given, in ms since 1970. */
  readonly ts: number;
}

declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc/, where the browser has it. */
    readonly globalPrivacyControl?: boolean;
  }
}

interface Answer {
  readonly record: ConsentRecord | undefined;
  /** Whether the visitor asked to be asked, by Cookie Settings. */
  readonly isReopened: boolean;
}

let answer: Answer | undefined;
const listeners = new Set<() => void>();

/** The answer in force; undefined if there is none, or if what is stored is not one. */
export function readConsent(): ConsentRecord | undefined {
  return readAnswer().record;
}

/**
 * Whether to ask. A browser that sends Global Privacy Control has answered, unless its user opened
 * Cookie Settings.
 */
export function isConsentDue(): boolean {
  const { record, isReopened } = readAnswer();
  return !record && (isReopened || navigator.globalPrivacyControl !== true);
}

/** One choice stands for both values: the banner asks about analytics as a whole. */
export function decideConsent(choice: ConsentChoice, nowMs = Date.now()): void {
  const record = { ad_storage: choice, analytics_storage: choice, ts: nowMs };
  // An answer that is not kept holds for this page, and no earlier one outlives it.
  const outcome = browserStorage.write(CONSENT_KEY, JSON.stringify(record));
  if (outcome !== 'kept') browserStorage.remove(CONSENT_KEY);
  replace(record);
}

/** Forgets the visitor's choice and loads the page anew, as if it were the first visit. */
export function reopenConsent(): void {
  browserStorage.remove(CONSENT_KEY);
  replace(undefined);
  // The entry of the history survives the reload, also where storage does not work.
  history.replaceState({ ...history.state, isConsentReopened: true }, '');
  location.reload();
}

/**
 * Calls back when the answer has changed, in this tab or in another one.
 * @returns a function that ends it.
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

/** `key` is null when all of the storage was cleared. */
function noteStorage({ key }: StorageEvent): void {
  if (key === CONSENT_KEY || key === null) replace(readStored());
}

/** A page that comes back from the browser's cache has missed what other tabs stored. */
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
