/**
 * The API by address: the schema of what the browser sends, and what the Worker answers if nothing is
 * wrong. `worker/endpoints.ts` and `web/lib/api.ts` are compiled against it. Only types, so that no
 * schema travels to the browser.
 */
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type * as account from './account-schemas.ts';
import type {
  AccountEventsSuccess,
  AccountSuccess,
  LoginAnswer,
  LoginSuccess,
  OAuthStartSuccess,
  PasskeyOptionsSuccess,
  ProofSuccess,
  SessionSuccess,
  TokenSuccess,
  VerifyEmailSuccess,
} from './accounts.ts';
import type { Done } from './answers.ts';
import type { EmptyRequestSchema } from './field-schemas.ts';
import type { LeadRequestSchema } from './lead-schemas.ts';
import type { RecoveryCodes, SecondFactorSetup } from './second-factor.ts';
import type * as secondFactor from './second-factor-schemas.ts';
import type { VitalsRequestSchema } from './vitals-schemas.ts';

/** Addresses to read from. */
export interface ApiReads {
  '/api/account': AccountSuccess;
  '/api/account/events': AccountEventsSuccess;
  '/api/session': SessionSuccess;
}

/** Addresses to post JSON to. */
export interface ApiPosts {
  '/api/account/delete': Command;
  '/api/account/email': Exchange<typeof account.ChangeEmailRequestSchema>;
  '/api/account/forget-devices': Command;
  '/api/account/password': Exchange<typeof account.ChangePasswordRequestSchema>;
  '/api/account/profile': Exchange<typeof account.ProfileRequestSchema>;
  '/api/account/review': Exchange<typeof account.ReviewRequestSchema>;
  '/api/account/sessions/end': Exchange<typeof account.EndSessionRequestSchema>;
  '/api/forgot-password': Exchange<typeof account.ForgotPasswordRequestSchema>;
  '/api/leads': Exchange<typeof LeadRequestSchema>;
  '/api/login': Exchange<typeof account.LoginRequestSchema, LoginAnswer>;
  '/api/login/second-factor': Exchange<
    typeof secondFactor.SecondFactorLoginRequestSchema,
    LoginSuccess
  >;
  '/api/logout': Command;
  '/api/logout-everywhere': Command;
  '/api/oauth/disconnect': Exchange<typeof account.DisconnectRequestSchema>;
  '/api/oauth/email': Exchange<typeof account.OAuthEmailRequestSchema>;
  '/api/oauth/start': Exchange<typeof account.OAuthStartRequestSchema, OAuthStartSuccess>;
  '/api/passkeys/add': Exchange<typeof account.AddPasskeyRequestSchema>;
  '/api/passkeys/add-options': Command<PasskeyOptionsSuccess>;
  '/api/passkeys/login': Exchange<typeof account.PasskeyLoginRequestSchema, LoginSuccess>;
  '/api/passkeys/login-options': Command<PasskeyOptionsSuccess>;
  '/api/passkeys/remove': Exchange<typeof account.RemovePasskeyRequestSchema>;
  '/api/proof/code': Exchange<typeof account.ProveCodeRequestSchema, ProofSuccess>;
  '/api/proof/mail': Command;
  '/api/proof/passkey': Exchange<typeof account.ProvePasskeyRequestSchema, ProofSuccess>;
  '/api/proof/password': Exchange<typeof account.ProvePasswordRequestSchema, ProofSuccess>;
  '/api/register': Exchange<typeof account.RegisterRequestSchema>;
  '/api/resend-verification': Exchange<typeof account.ResendVerificationRequestSchema>;
  '/api/reset-password': Exchange<typeof account.ResetPasswordRequestSchema>;
  '/api/second-factor/disable': Command;
  '/api/second-factor/enable': Exchange<
    typeof secondFactor.EnableSecondFactorRequestSchema,
    RecoveryCodes
  >;
  '/api/second-factor/keep': Command;
  '/api/second-factor/recovery-codes': Command<RecoveryCodes>;
  '/api/second-factor/recovery-codes/save': Exchange<
    typeof secondFactor.SaveRecoveryCodesRequestSchema
  >;
  '/api/second-factor/set-up': Command<SecondFactorSetup>;
  '/api/token': Command<TokenSuccess>;
  '/api/undo-email': Exchange<typeof account.UndoEmailRequestSchema>;
  '/api/verify-email': Exchange<typeof account.VerifyEmailRequestSchema, VerifyEmailSuccess>;
  '/api/vitals': Exchange<typeof VitalsRequestSchema, null>;
}

interface Exchange<Schema extends GenericSchema, Answer = Done, Request = InferInput<Schema>> {
  schema: Schema;
  request: Request;
  answer: Answer;
}

/** An exchange that sends nothing. */
type Command<Answer = Done> = Exchange<typeof EmptyRequestSchema, Answer, void>;

/** What is posted to an address. */
export type RequestTo<Path extends keyof ApiPosts> = ApiPosts[Path]['request'];

/** The same as the Worker reads it. */
export type BodyOf<Path extends keyof ApiPosts> = InferOutput<ApiPosts[Path]['schema']>;

export type ApiAnswer = ApiReads[keyof ApiReads] | ApiPosts[keyof ApiPosts]['answer'];
