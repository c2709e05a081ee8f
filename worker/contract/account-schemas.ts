/** Schemas of the account requests. The browser imports only types from here. */
import * as v from 'valibot';
import {
  PASSWORD_MAX_BYTES,
  PROOF_CODE_DIGITS,
  PROVIDERS,
  USERNAME_MAX_CHARS,
} from './accounts.ts';
import { deliverableEmail, email, nameOf, PASSWORD_REQUIRED } from './field-schemas.ts';
import { secondFactorCode } from './second-factor-schemas.ts';

/** An existing password, only checked for its format. */
const password = v.pipe(
  v.string(PASSWORD_REQUIRED),
  v.nonEmpty(PASSWORD_REQUIRED),
  v.normalize('NFC'),
  v.maxBytes(PASSWORD_MAX_BYTES, 'This password is too long.'),
);

const username = nameOf(USERNAME_MAX_CHARS);

const opaqueToken = v.pipe(
  v.string('The link is incomplete.'),
  v.regex(/^[A-Za-z0-9_-]{43}$/, 'The link is incomplete.'),
);

const passkeyId = v.pipe(v.string(), v.maxLength(1366));

/** A SHA-256 digest, base64url. */
const digest = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));

const CODE = new RegExp(`^\\d{${PROOF_CODE_DIGITS}}$`);

/** Off by default: the session then ends when the browser closes, or after `SESSION_HOURS`. */
const isRemembered = v.optional(v.boolean('“Remember me” must be true or false.'), false);

export const LoginRequestSchema = v.object({
  email: v.optional(email, ''),
  password: v.optional(password, ''),
  remember: isRemembered,
});

/** `worker/auth/password-rules.ts` checks the strength of `password`. */
export const RegisterRequestSchema = v.object({
  username: v.optional(username, ''),
  email: v.optional(deliverableEmail, ''),
  password: v.optional(password, ''),
  acceptsTerms: v.literal(true, 'Please accept the Terms of Service to create an account.'),
});

/**
 * Used for registered, changed and connected addresses. `password` is needed in a browser that did
 * not ask for the link.
 */
export const VerifyEmailRequestSchema = v.object({
  token: opaqueToken,
  password: v.optional(password),
});

/** Takes a change of address back. */
export const UndoEmailRequestSchema = v.object({ token: opaqueToken });

/** Which sign-in methods are the owner's; the others are removed. */
export const ReviewRequestSchema = v.object({
  passkeys: v.pipe(v.array(passkeyId), v.maxLength(100)),
  connections: v.pipe(v.array(v.picklist(PROVIDERS)), v.maxLength(PROVIDERS.length)),
  /** A held one. */
  secondFactor: v.optional(v.boolean(), false),
});

export const ResendVerificationRequestSchema = v.object({
  email: v.optional(deliverableEmail, ''),
});

export const ForgotPasswordRequestSchema = v.object({ email: v.optional(deliverableEmail, '') });

export const ResetPasswordRequestSchema = v.object({
  token: opaqueToken,
  password: v.optional(password, ''),
});

export const ProfileRequestSchema = v.object({ username: v.optional(username, '') });

/** `code` is needed if the account has a second factor. */
export const ProvePasswordRequestSchema = v.object({
  password: v.optional(password, ''),
  code: v.optional(secondFactorCode),
});

/** Spaces between the digits do not matter. */
export const ProveCodeRequestSchema = v.object({
  code: v.pipe(
    v.optional(v.string(), ''),
    v.transform((code) => code.replaceAll(/\s/g, '')),
    v.regex(CODE, `Enter the ${PROOF_CODE_DIGITS} digits from our email.`),
  ),
});

export const ChangePasswordRequestSchema = v.object({
  newPassword: v.optional(password, ''),
  endOtherSessions: v.optional(v.boolean(), false),
});

export const ChangeEmailRequestSchema = v.object({ email: v.optional(deliverableEmail, '') });

/** `id` is the `AccountSession.id`. */
export const EndSessionRequestSchema = v.object({ id: digest });

const provider = v.picklist(PROVIDERS, 'This site has no sign-in with that provider.');

/**
 * `connect` adds the provider to the signed-in account; `prove` confirms who is signed in, and needs
 * a `code` if the account has a second factor.
 */
export const OAuthStartRequestSchema = v.object({
  provider,
  intent: v.picklist(['login', 'connect', 'prove']),
  remember: isRemembered,
  code: v.optional(secondFactorCode),
});

/** For a sign-in whose provider did not supply a verified address. */
export const OAuthEmailRequestSchema = v.object({ email: v.optional(deliverableEmail, '') });

export const DisconnectRequestSchema = v.object({ provider });

/**
 * The credential from `navigator.credentials`, as JSON; the WebAuthn library validates its
 * contents.
 */
const credential = v.looseObject({
  id: v.string(),
  rawId: v.string(),
  type: v.literal('public-key'),
});

export const ProvePasskeyRequestSchema = v.object({ credential });

export const PasskeyLoginRequestSchema = v.object({ credential, remember: isRemembered });

export const AddPasskeyRequestSchema = v.object({
  credential,
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(USERNAME_MAX_CHARS)), ''),
});

export const RemovePasskeyRequestSchema = v.object({ id: passkeyId });
