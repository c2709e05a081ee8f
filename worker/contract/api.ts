/**
 * The API that the browser uses, by address: what it sends, typed by the schema with which the Worker
 * reads it, and what the Worker answers if nothing is wrong. `web/lib/api.ts` is compiled against it.
 * Only types, so that no schema travels to the browser.
 */
import type { InferInput } from 'valibot';
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
import type { LeadRequestSchema } from './lead-schemas.ts';
import type { RecoveryCodes, SecondFactorSetup } from './second-factor.ts';
import type * as secondFactor from './second-factor-schemas.ts';

/** Addresses to read from. */
export interface ApiReads {
  '/api/account': AccountSuccess;
  '/api/account/events': AccountEventsSuccess;
  '/api/session': SessionSuccess;
}

/** Addresses to post JSON to. */
export interface ApiPosts {
  '/api/account/delete': Exchange;
  '/api/account/email': Exchange<InferInput<typeof account.ChangeEmailRequestSchema>>;
  '/api/account/forget-devices': Exchange;
  '/api/account/password': Exchange<InferInput<typeof account.ChangePasswordRequestSchema>>;
  '/api/account/profile': Exchange<InferInput<typeof account.ProfileRequestSchema>>;
  '/api/account/review': Exchange<InferInput<typeof account.ReviewRequestSchema>>;
  '/api/account/sessions/end': Exchange<InferInput<typeof account.EndSessionRequestSchema>>;
  '/api/forgot-password': Exchange<InferInput<typeof account.ForgotPasswordRequestSchema>>;
  '/api/leads': Exchange<InferInput<typeof LeadRequestSchema>>;
  '/api/login': Exchange<InferInput<typeof account.LoginRequestSchema>, LoginAnswer>;
  '/api/login/second-factor': Exchange<
    InferInput<typeof secondFactor.SecondFactorLoginRequestSchema>,
    LoginSuccess
  >;
  '/api/logout': Exchange;
  '/api/logout-everywhere': Exchange;
  '/api/oauth/disconnect': Exchange<InferInput<typeof account.DisconnectRequestSchema>>;
  '/api/oauth/email': Exchange<InferInput<typeof account.OAuthEmailRequestSchema>>;
  '/api/oauth/start': Exchange<
    InferInput<typeof account.OAuthStartRequestSchema>,
    OAuthStartSuccess
  >;
  '/api/passkeys/add': Exchange<InferInput<typeof account.AddPasskeyRequestSchema>>;
  '/api/passkeys/add-options': Exchange<void, PasskeyOptionsSuccess>;
  '/api/passkeys/login': Exchange<
    InferInput<typeof account.PasskeyLoginRequestSchema>,
    LoginSuccess
  >;
  '/api/passkeys/login-options': Exchange<void, PasskeyOptionsSuccess>;
  '/api/passkeys/remove': Exchange<InferInput<typeof account.RemovePasskeyRequestSchema>>;
  '/api/proof/code': Exchange<InferInput<typeof account.ProveCodeRequestSchema>, ProofSuccess>;
  '/api/proof/mail': Exchange;
  '/api/proof/passkey': Exchange<
    InferInput<typeof account.ProvePasskeyRequestSchema>,
    ProofSuccess
  >;
  '/api/proof/password': Exchange<
    InferInput<typeof account.ProvePasswordRequestSchema>,
    ProofSuccess
  >;
  '/api/register': Exchange<InferInput<typeof account.RegisterRequestSchema>>;
  '/api/resend-verification': Exchange<InferInput<typeof account.ResendVerificationRequestSchema>>;
  '/api/reset-password': Exchange<InferInput<typeof account.ResetPasswordRequestSchema>>;
  '/api/second-factor/disable': Exchange;
  '/api/second-factor/enable': Exchange<
    InferInput<typeof secondFactor.EnableSecondFactorRequestSchema>,
    RecoveryCodes
  >;
  '/api/second-factor/keep': Exchange;
  '/api/second-factor/recovery-codes': Exchange<void, RecoveryCodes>;
  '/api/second-factor/recovery-codes/save': Exchange<
    InferInput<typeof secondFactor.SaveRecoveryCodesRequestSchema>
  >;
  '/api/second-factor/set-up': Exchange<void, SecondFactorSetup>;
  '/api/token': Exchange<void, TokenSuccess>;
  '/api/undo-email': Exchange<InferInput<typeof account.UndoEmailRequestSchema>>;
  '/api/verify-email': Exchange<
    InferInput<typeof account.VerifyEmailRequestSchema>,
    VerifyEmailSuccess
  >;
}

interface Exchange<Request = void, Answer = Done> {
  request: Request;
  answer: Answer;
}

/** What is posted to an address. */
export type RequestTo<Path extends keyof ApiPosts> = ApiPosts[Path]['request'];

export type ApiAnswer = ApiReads[keyof ApiReads] | ApiPosts[keyof ApiPosts]['answer'];
