/** Accounts and sessions: limits and API response types. */
import type { SecondFactor } from './second-factor.ts';

/** In UTF-8 after NFC. Limits the cost of hashing. */
export const PASSWORD_MAX_BYTES = 256;

/** Absolute session lifetime, regardless of activity (ASVS 5.0 7.3.2). */
export const SESSION_HOURS = 12;

export const REMEMBERED_SESSION_DAYS = 30;

/** NIST SP 800-63B-4 §3.1.1.2 asks for at least 8; counted in code points, after NFC. */
export const PASSWORD_MIN_CODE_POINTS = 8;

export const USERNAME_MAX_CHARS = 64;

export const VERIFICATION_HOURS = 24;

/** Days before a reset in which a new passkey or connection may have been an intruder's. */
export const DOUBTED_DAYS = 7;

export const PASSWORD_RESET_MINUTES = 30;

export const ACCESS_TOKEN_MINUTES = 15;

/** How long a proof of identity allows changes to the ways into an account. */
export const PROOF_MINUTES = 5;

/** Digits of a mailed code. */
export const PROOF_CODE_DIGITS = 8;

export const PROOF_CODE_MINUTES = 10;

/** How long an account's events are kept. */
export const ACCOUNT_EVENT_DAYS = 90;

/** A change of address can be undone from the old address. */
export const UNDO_HOURS = 72;

/** In button order. "Twitter" is the specification's name for X. */
export const PROVIDERS = ['google', 'facebook', 'twitter'] as const;

export type Provider = (typeof PROVIDERS)[number];

/** Public account data; the specification's "logged-in user". */
export interface User {
  email: string;
  username: string;
  _id: string;
}

export interface LoginSuccess {
  success: true;
  user: User;
}

/** The password was right. A code of the second factor has to follow in the same browser. */
export interface SecondFactorNeeded {
  success: true;
  needsSecondFactor: true;
}

export type LoginAnswer = LoginSuccess | SecondFactorNeeded;

export interface SessionSuccess {
  success: true;
  user: User;
  isEmailVerified: boolean;
  isDemo: boolean;
  /** Like `AccountSuccess.needsReview`. */
  needsReview: boolean;
  /** ISO 8601, UTC. */
  expiresAt: string;
}

/** The purpose of the confirmed link. */
export interface VerifyEmailSuccess {
  success: true;
  purpose: 'verify' | 'change_email' | 'connect';
}

/** Answer to a proof of identity. */
export interface ProofSuccess {
  success: true;
  /** ISO 8601, UTC. */
  provenUntil: string;
}

export interface AccountSession {
  id: string;
  isCurrent: boolean;
  /** Such as "Firefox on Linux"; "Unknown browser" if not recognized. */
  browser: string;
  /** Location reported by the edge at login, such as "Pune, India"; may be empty. */
  place: string;
  createdAt: string;
  /** Accurate to 15 minutes. */
  lastUsedAt: string;
}

/** A browser that has signed in to the account. */
export interface Device {
  isCurrent: boolean;
  /** Like `AccountSession.browser`. */
  browser: string;
  place: string;
  lastUsedAt: string;
}

export interface Connection {
  provider: Provider;
  /** The address or name at the provider, to tell accounts apart. */
  label: string;
  connectedAt: string;
  /** Added shortly before a reset, and closed until the owner has confirmed it. */
  isHeld: boolean;
}

export interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  /** Absent before the first use. */
  lastUsedAt?: string;
  /** Like `Connection.isHeld`. */
  isHeld: boolean;
}

/** What the owner of an account can read about it afterwards. */
export const ACCOUNT_EVENTS = [
  'account_exported',
  'account_locked',
  'account_made',
  'account_registered',
  'account_unlocked',
  'devices_forgotten',
  'email_change_requested',
  'email_change_undone',
  'email_changed',
  'email_verified',
  'login_blocked',
  'login_succeeded',
  'logout_everywhere',
  'password_changed',
  'password_reset',
  'profile_changed',
  'recovery_code_used',
  'recovery_codes_made',
  'reset_link_made',
  'second_factor_blocked',
  'second_factor_disabled',
  'second_factor_enabled',
  'second_factor_kept',
  'second_factor_removal_announced',
  'second_factor_removal_requested',
  'second_factor_removed',
  'session_ended',
  'sign_in_method_added',
  'sign_in_method_removed',
  'ways_in_removed',
  'ways_in_reviewed',
] as const;

/** The `method` of what an operator did to an account. */
export const BY_OPERATOR = 'operator';

export type AccountEventKind = (typeof ACCOUNT_EVENTS)[number];

/** What only a command of the operator does, which has no log. */
export const OPERATOR_EVENTS = [
  'account_locked',
  'account_made',
  'account_unlocked',
  'reset_link_made',
  'second_factor_removal_requested',
  'ways_in_removed',
] as const satisfies readonly AccountEventKind[];

export interface AccountEvent {
  at: string;
  event: AccountEventKind;
  /** Such as `password`, `passkey` or a provider; empty where there is only one. */
  method: string;
  /** Like `AccountSession.browser` and `place`. */
  browser: string;
  place: string;
}

export interface AccountEventsSuccess {
  success: true;
  /** Newest first. */
  events: AccountEvent[];
}

/** Data for the account screen. Times are ISO 8601, UTC. */
export interface AccountSuccess {
  success: true;
  user: User;
  isEmailVerified: boolean;
  isDemo: boolean;
  hasPassword: boolean;
  /** Absent without one. With one, a proof with the password or a provider needs a code too. */
  secondFactor?: SecondFactor;
  /**
   * When a second factor was enabled that a reset holds: nobody is asked for its codes until the
   * owner has confirmed it.
   */
  heldSecondFactorSince?: string;
  /** A new address that has not been confirmed yet. */
  pendingEmail?: string;
  createdAt: string;
  /** Until then the ways into the account can be changed without another proof. ISO 8601, UTC. */
  provenUntil: string;
  /** After a reset: the owner has to say which passkeys and connections are theirs. */
  needsReview: boolean;
  sessions: AccountSession[];
  devices: Device[];
  connections: Connection[];
  passkeys: Passkey[];
}

/** RFC 6749 §5.1, with this API's property names. */
export interface TokenSuccess {
  success: true;
  accessToken: string;
  tokenType: 'Bearer';
  expiresInSeconds: number;
}

export interface OAuthStartSuccess {
  success: true;
  /** URL of the provider's authorization page. */
  location: string;
}

/**
 * Outcomes of an OAuth sign-in. The callback redirects to `/login?sign-in=…`, for `connect` to
 * `/account?connect=…`, and for `prove` to `/account?proof=…`.
 */
export const OAUTH_OUTCOMES = [
  'done',
  'cancelled',
  'expired',
  'failed',
  'held',
  'log-in-first',
  'needs-email',
  'provider-unavailable',
  'second-factor',
  'taken',
  'unverified',
] as const;

export type OAuthOutcome = (typeof OAUTH_OUTCOMES)[number];

/** `options` is passed unchanged to `@simplewebauthn/browser`. */
export interface PasskeyOptionsSuccess {
  success: true;
  options: Record<string, unknown>;
}
