/**
 * What the browser and the Worker say to each other. The web app imports only types and plain
 * constants from here; a schema that nobody imports is dropped from its bundle.
 */
import * as v from 'valibot';

/** RFC 5321 §4.5.3.1.3, less the angle brackets. */
export const EMAIL_MAX_CHARS = 254;
/** UTF-8, after NFC. Bounds the work of one hash. */
export const PASSWORD_MAX_BYTES = 256;
/** ASVS 5.0 7.3.2: absolute, whatever the visitor does meanwhile. */
export const SESSION_HOURS = 12;
export const REMEMBERED_SESSION_DAYS = 30;

const EMAIL_REQUIRED = 'Enter your email address.';
const PASSWORD_REQUIRED = 'Enter your password.';

export const LoginRequestSchema = v.object({
  email: v.optional(
    v.pipe(
      v.string(EMAIL_REQUIRED),
      v.trim(),
      v.nonEmpty(EMAIL_REQUIRED),
      v.maxLength(EMAIL_MAX_CHARS, 'This email address is too long.'),
    ),
    '',
  ),
  password: v.optional(
    v.pipe(
      v.string(PASSWORD_REQUIRED),
      v.nonEmpty(PASSWORD_REQUIRED),
      v.normalize('NFC'),
      v.maxBytes(PASSWORD_MAX_BYTES, 'This password is too long.'),
    ),
    '',
  ),
  remember: v.optional(v.boolean('“Remember me” must be true or false.'), false),
});

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

export interface LogoutSuccess {
  success: true;
}

export interface SessionSuccess {
  success: true;
  user: User;
  /** ISO 8601, UTC. */
  expiresAt: string;
}

/** The browser branches on the code, never on the words. */
export type ErrorCode =
  | 'body_too_large'
  | 'cross_origin'
  | 'internal'
  | 'invalid_credentials'
  | 'invalid_json'
  | 'invalid_request'
  | 'method_not_allowed'
  | 'not_found'
  | 'not_signed_in'
  | 'too_many_attempts'
  | 'unavailable'
  | 'unsupported_media_type';

export interface Failure {
  success: false;
  code: ErrorCode;
  /** A sentence that a visitor can read. */
  message: string;
  /** Only with `internal`: what to quote to support. */
  requestId?: string;
}
