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

/** NIST SP 800-63B-4 §3.1.1.2 asks for at least 8; counted in code points, after NFC. */
export const PASSWORD_MIN_CODE_POINTS = 8;
export const USERNAME_MAX_CHARS = 64;
export const VERIFICATION_HOURS = 24;
export const PASSWORD_RESET_MINUTES = 30;
export const ACCESS_TOKEN_MINUTES = 15;

/** In the order of the buttons. "Twitter" is what the specification calls X. */
export const PROVIDERS = ['google', 'facebook', 'twitter'] as const;
export type Provider = (typeof PROVIDERS)[number];

const EMAIL_REQUIRED = 'Enter your email address.';
const PASSWORD_REQUIRED = 'Enter your password.';

const email = v.pipe(
  v.string(EMAIL_REQUIRED),
  v.trim(),
  v.nonEmpty(EMAIL_REQUIRED),
  v.maxLength(EMAIL_MAX_CHARS, 'This email address is too long.'),
);

/** For where a mail is sent to; a login may be tried with anything. */
const deliverableEmail = v.pipe(
  email,
  v.regex(
    /^[^\s@"<>(),:;[\]\\]+@[^\s@"<>(),:;[\]\\]+\.[^\s@"<>(),:;[\]\\]+$/,
    'Enter an email address such as name@company.com.',
  ),
);

/** A password that is checked, not set. */
const password = v.pipe(
  v.string(PASSWORD_REQUIRED),
  v.nonEmpty(PASSWORD_REQUIRED),
  v.normalize('NFC'),
  v.maxBytes(PASSWORD_MAX_BYTES, 'This password is too long.'),
);

const username = v.pipe(
  v.string('Enter your name.'),
  v.normalize('NFC'),
  v.trim(),
  v.nonEmpty('Enter your name.'),
  v.maxLength(USERNAME_MAX_CHARS, `Use at most ${USERNAME_MAX_CHARS} characters.`),
  v.regex(/^[^\p{C}]+$/u, 'Leave out control characters.'),
);

const opaqueToken = v.pipe(
  v.string('The link is incomplete.'),
  v.regex(/^[A-Za-z0-9_-]{43}$/, 'The link is incomplete.'),
);

const isRemembered = v.optional(v.boolean('“Remember me” must be true or false.'), false);

export const LoginRequestSchema = v.object({
  email: v.optional(email, ''),
  password: v.optional(password, ''),
  remember: isRemembered,
});

/** `password` gets its full check from `worker/auth/password-rules.ts`. */
export const RegisterRequestSchema = v.object({
  username: v.optional(username, ''),
  email: v.optional(deliverableEmail, ''),
  password: v.optional(password, ''),
  acceptsTerms: v.literal(true, 'Please accept the terms of service to create an account.'),
});

/** Registered, changed or connected addresses are all confirmed by a link with a token. */
export const VerifyEmailRequestSchema = v.object({ token: opaqueToken });
export const ResendVerificationRequestSchema = v.object({
  email: v.optional(deliverableEmail, ''),
});
export const ForgotPasswordRequestSchema = v.object({ email: v.optional(deliverableEmail, '') });
export const ResetPasswordRequestSchema = v.object({
  token: opaqueToken,
  password: v.optional(password, ''),
});

export const EmptyRequestSchema = v.object({});

export const ProfileRequestSchema = v.object({ username: v.optional(username, '') });
export const ChangePasswordRequestSchema = v.object({
  /** Empty only for an account that has none, because it came in another way. */
  currentPassword: v.optional(
    v.pipe(v.string(), v.normalize('NFC'), v.maxBytes(PASSWORD_MAX_BYTES)),
    '',
  ),
  newPassword: v.optional(password, ''),
  endOtherSessions: v.optional(v.boolean(), false),
});
export const ChangeEmailRequestSchema = v.object({
  email: v.optional(deliverableEmail, ''),
  password: v.optional(password, ''),
});
/** `id` is the `AccountSession.id`. */
export const EndSessionRequestSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });
/** `password` is empty only for an account that has none. */
export const DeleteAccountRequestSchema = v.object({
  password: v.optional(v.pipe(v.string(), v.normalize('NFC'), v.maxBytes(PASSWORD_MAX_BYTES)), ''),
});

const provider = v.picklist(PROVIDERS, 'There is no such sign-in.');
/** `connect` adds the provider to the account that is signed in. */
export const OAuthStartRequestSchema = v.object({
  provider,
  intent: v.picklist(['login', 'connect']),
  remember: isRemembered,
});
/** The address of somebody whose provider did not vouch for one. */
export const OAuthEmailRequestSchema = v.object({ email: v.optional(deliverableEmail, '') });
export const DisconnectRequestSchema = v.object({ provider });

/** What `navigator.credentials` gave, as JSON; the WebAuthn library checks the inside. */
const credential = v.looseObject({
  id: v.string(),
  rawId: v.string(),
  type: v.literal('public-key'),
});
export const PasskeyLoginRequestSchema = v.object({ credential, remember: isRemembered });
export const AddPasskeyRequestSchema = v.object({
  credential,
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(USERNAME_MAX_CHARS)), ''),
});
export const RemovePasskeyRequestSchema = v.object({ id: v.pipe(v.string(), v.maxLength(1366)) });

/** What a message to the operator can be about. */
export const LEAD_TOPICS = [
  'project',
  'course',
  'support',
  'security',
  'brochure',
  'other',
] as const;
export type LeadTopic = (typeof LEAD_TOPICS)[number];
export const LEAD_NAME_MAX_CHARS = 100;
export const LEAD_MESSAGE_MAX_CHARS = 2000;

const CHOOSE_TOPIC = 'Choose a topic.';
const WRITE_MESSAGE = 'Write a message.';
const CONTROL_CHARACTERS = 'Leave out control characters.';

/** One line: it becomes part of a mail's head. Joiners stay, as Indian scripts need them. */
const leadName = v.pipe(
  v.string('Enter your name.'),
  v.normalize('NFC'),
  v.trim(),
  v.nonEmpty('Enter your name.'),
  v.maxLength(LEAD_NAME_MAX_CHARS, `Use at most ${LEAD_NAME_MAX_CHARS} characters.`),
  v.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+$/u, CONTROL_CHARACTERS),
);

/** Line breaks and tabs are the only control characters of a text. */
const leadMessage = v.pipe(
  v.string(WRITE_MESSAGE),
  v.normalize('NFC'),
  v.transform((text) => text.replaceAll(/\r\n?/g, '\n').trim()),
  v.maxLength(LEAD_MESSAGE_MAX_CHARS, `Use at most ${LEAD_MESSAGE_MAX_CHARS} characters.`),
  v.regex(/^(?:[\n\t]|[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069])*$/u, CONTROL_CHARACTERS),
);

export const LeadRequestSchema = v.pipe(
  v.object({
    name: v.optional(leadName, ''),
    email: v.optional(v.pipe(deliverableEmail, v.regex(/^\P{C}+$/u, CONTROL_CHARACTERS)), ''),
    topic: v.optional(v.pipe(v.string(CHOOSE_TOPIC), v.picklist(LEAD_TOPICS, CHOOSE_TOPIC)), ''),
    message: v.optional(leadMessage, ''),
    /** Out of reach for people: whoever fills it in is a program. */
    homepage: v.optional(v.string(), ''),
  }),
  v.forward(
    v.partialCheck(
      [['topic'], ['message']],
      ({ topic, message }) => topic === 'brochure' || message !== '',
      WRITE_MESSAGE,
    ),
    ['message'],
  ),
);

/** https://web.dev/articles/vitals: times in ms, CLS a number without a unit. */
const VITAL_NAMES = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
const VITAL_MAX = 600_000;
const VITALS_MAX_COUNT = 20;
const ROUTE_MAX_CHARS = 96;

const NO_VITALS = 'This does not say how quick a visit was.';

/** How quick a visit was. It names nobody, and nothing that was seen or typed. */
export const VitalsRequestSchema = v.object({
  /** The page that the visit began with; those of one kind as `/blog/*`. */
  route: v.pipe(v.string(NO_VITALS), v.maxLength(ROUTE_MAX_CHARS, NO_VITALS)),
  device: v.picklist(['mobile', 'desktop'], NO_VITALS),
  vitals: v.pipe(
    v.array(
      v.object(
        {
          name: v.picklist(VITAL_NAMES, NO_VITALS),
          value: v.pipe(
            v.number(NO_VITALS),
            v.minValue(0, NO_VITALS),
            v.maxValue(VITAL_MAX, NO_VITALS),
          ),
          rating: v.picklist(['good', 'needs-improvement', 'poor'], NO_VITALS),
        },
        NO_VITALS,
      ),
      NO_VITALS,
    ),
    v.minLength(1, NO_VITALS),
    v.maxLength(VITALS_MAX_COUNT, NO_VITALS),
  ),
});

export type VitalsRequest = v.InferOutput<typeof VitalsRequestSchema>;
export type Vital = VitalsRequest['vitals'][number];

export type LeadRequest = v.InferInput<typeof LeadRequestSchema>;
/** What is kept of a message. */
export type Lead = Omit<v.InferOutput<typeof LeadRequestSchema>, 'homepage'>;

export type RegisterRequest = v.InferInput<typeof RegisterRequestSchema>;
export type ResetPasswordRequest = v.InferInput<typeof ResetPasswordRequestSchema>;
export type ChangePasswordRequest = v.InferInput<typeof ChangePasswordRequestSchema>;
export type ChangeEmailRequest = v.InferInput<typeof ChangeEmailRequestSchema>;
export type OAuthStartRequest = v.InferInput<typeof OAuthStartRequestSchema>;

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

/** Done, and nothing more to say. */
export interface Done {
  success: true;
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

/** The browser branches on the code, never on the words. */
export type ErrorCode =
  | 'body_too_large'
  | 'cross_origin'
  | 'demo_account'
  | 'email_unverified'
  | 'internal'
  | 'invalid_credentials'
  | 'invalid_json'
  | 'invalid_passkey'
  | 'invalid_request'
  | 'invalid_token'
  | 'last_way_in'
  | 'method_not_allowed'
  | 'not_found'
  | 'not_signed_in'
  | 'provider_not_set_up'
  | 'provider_unavailable'
  | 'too_many_attempts'
  | 'unavailable'
  | 'unsupported_media_type'
  | 'weak_password'
  | 'wrong_password';

export interface Failure {
  success: false;
  code: ErrorCode;
  /** A sentence that a visitor can read. */
  message: string;
  /** The property at fault, where one is. */
  field?: string;
  /** Only with `internal`: what to quote to support. */
  requestId?: string;
}
