/** Accounts and sessions: limits, and what the API answers. */

/** RFC 5321 §4.5.3.1.3, less the angle brackets. */
export const EMAIL_MAX_CHARS = 254;

/** UTF-8, after NFC. Bounds the work of one hash. */
export const PASSWORD_MAX_BYTES = 256;

/** ASVS 5.0 7.3.2: absolute, whatever the visitor does meanwhile. */
export const SESSION_HOURS = 12;

export const REMEMBERED_SESSION_DAYS = 30;

/** NIST SP 800-63B-4 §3.1.1.2 asks for at least 8; counted in code points, after NFC. */
export const PASSWORD_MIN_CODE_POINTS = 8;

export const USERNAME_MAX_CHARS = 64;

export const VERIFICATION_HOURS = 24;

export const PASSWORD_RESET_MINUTES = 30;

export const ACCESS_TOKEN_MINUTES = 15;

/** In the order of the buttons. "Twitter" is what the specification calls X. */
export const PROVIDERS = ['google', 'facebook', 'twitter'] as const;

export type Provider = (typeof PROVIDERS)[number];

export interface LoginRequest {
  email: string;
  password: string;
  /** Off by default: the session then ends with the browser, or after `SESSION_HOURS`. */
  remember?: boolean;
}

/** What the screen may show of an account; the specification's "logged-in user". */
export interface User {
  email: string;
  username: string;
  _id: string;
}

export interface LoginSuccess {
  success: true;
  user: User;
}

export interface SessionSuccess {
  success: true;
  user: User;
  isEmailVerified: boolean;
  isDemo: boolean;
  /** ISO 8601, UTC. */
  expiresAt: string;
}

/** What a confirmed link was for. */
export interface VerifyEmailSuccess {
  success: true;
  purpose: 'verify' | 'change_email' | 'connect';
}

export interface AccountSession {
  id: string;
  isCurrent: boolean;
  /** Such as "Firefox on Linux"; "Unknown browser" if it does not say. */
  browser: string;
  /** As far as the edge knew it at the login, such as "Pune, India"; empty if it did not. */
  place: string;
  createdAt: string;
  /** To the quarter of an hour. */
  lastUsedAt: string;
}

export interface Connection {
  provider: Provider;
  /** The address or name at the provider, to tell accounts apart. */
  label: string;
  connectedAt: string;
}

export interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  /** Absent before its first use. */
  lastUsedAt?: string;
}

/** Everything the account screen shows. Times are ISO 8601, UTC. */
export interface AccountSuccess {
  success: true;
  user: User;
  isEmailVerified: boolean;
  isDemo: boolean;
  hasPassword: boolean;
  /** An address that waits for its confirmation. */
  pendingEmail?: string;
  createdAt: string;
  sessions: AccountSession[];
  connections: Connection[];
  passkeys: Passkey[];
}

/** RFC 6749 §5.1, in the names of this API. */
export interface TokenSuccess {
  success: true;
  accessToken: string;
  tokenType: 'Bearer';
  expiresInSeconds: number;
}

export interface OAuthStartSuccess {
  success: true;
  /** The provider's page, to go to. */
  location: string;
}

/**
 * How the provider's answer ended. The callback sends the browser to `/login?sign-in=…`, or for
 * `connect` to `/account?connect=…`.
 */
export const OAUTH_OUTCOMES = [
  'done',
  'cancelled',
  'expired',
  'failed',
  'needs-email',
  'provider-unavailable',
  'taken',
  'unverified',
] as const;

export type OAuthOutcome = (typeof OAUTH_OUTCOMES)[number];

/** `options` goes to `@simplewebauthn/browser` as it is. */
export interface PasskeyOptionsSuccess {
  success: true;
  options: Record<string, unknown>;
}
