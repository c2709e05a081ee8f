/** Every address of the Worker that is not a page: who may call it, what it takes, what answers. */
import { download, get, plain, post } from './auth/endpoint.ts';
import {
  anybody,
  owner,
  provenOwner,
  signedIn,
  signedInProven,
  verifiedOwner,
} from './auth/require-session.ts';
import * as body from './contract/account-schemas.ts';
import { PROVIDERS } from './contract/accounts.ts';
import { EmptyRequestSchema as nothing } from './contract/field-schemas.ts';
import { LeadRequestSchema } from './contract/lead-schemas.ts';
import * as code from './contract/second-factor-schemas.ts';
import { VitalsRequestSchema } from './contract/vitals-schemas.ts';
import * as account from './routes/account.ts';
import { sendLead } from './routes/leads.ts';
import * as oauth from './routes/oauth.ts';
import * as passkeys from './routes/passkeys.ts';
import * as proofs from './routes/proofs.ts';
import * as recovery from './routes/recovery.ts';
import * as registration from './routes/registration.ts';
import { logReports, recordVitals } from './routes/reports.ts';
import { search } from './routes/search.ts';
import * as secondFactor from './routes/second-factor.ts';
import * as sessions from './routes/sessions.ts';
import { showAccount } from './routes/signed-in.ts';

export const ENDPOINTS = [
  post('/api/leads', anybody, LeadRequestSchema, sendLead),
  post('/api/vitals', anybody, VitalsRequestSchema, recordVitals),
  plain('POST', '/api/reports', logReports),
  plain('GET', '/search', search),

  post('/api/login', anybody, body.LoginRequestSchema, sessions.logIn),
  post(
    '/api/login/second-factor',
    anybody,
    code.SecondFactorLoginRequestSchema,
    secondFactor.completeLogin,
  ),
  post('/api/logout', anybody, nothing, sessions.logOut),
  post('/api/logout-everywhere', signedInProven, nothing, sessions.logOutEverywhere),
  get('/api/session', anybody, sessions.readSession),
  plain('GET', '/signed-in', showAccount),
  post('/api/token', signedIn, nothing, sessions.issueToken),
  plain('GET', '/.well-known/jwks.json', sessions.publishKeys),
  plain('GET', '/.well-known/change-password', sessions.leadToPassword),

  post('/api/register', anybody, body.RegisterRequestSchema, registration.register),
  post('/api/verify-email', anybody, body.VerifyEmailRequestSchema, registration.verifyEmail),
  post(
    '/api/resend-verification',
    anybody,
    body.ResendVerificationRequestSchema,
    registration.resendVerification,
  ),
  post('/api/forgot-password', anybody, body.ForgotPasswordRequestSchema, recovery.mailResetLink),
  post('/api/reset-password', anybody, body.ResetPasswordRequestSchema, recovery.resetPassword),
  post('/api/undo-email', anybody, body.UndoEmailRequestSchema, recovery.undoChange),

  get('/api/account', signedIn, account.readAccount),
  get('/api/account/events', signedIn, account.listEvents),
  download('/api/account/export', signedInProven, account.exportAccount),
  post('/api/account/profile', owner, body.ProfileRequestSchema, account.changeProfile),
  post(
    '/api/account/password',
    provenOwner,
    body.ChangePasswordRequestSchema,
    account.changePassword,
  ),
  post('/api/account/email', verifiedOwner, body.ChangeEmailRequestSchema, account.changeEmail),
  post('/api/account/sessions/end', owner, body.EndSessionRequestSchema, sessions.endOneSession),
  post('/api/account/delete', provenOwner, nothing, account.deleteAccount),
  post('/api/account/forget-devices', provenOwner, nothing, account.forgetDevices),
  post('/api/account/review', provenOwner, body.ReviewRequestSchema, account.reviewSignInMethods),

  post('/api/proof/password', owner, body.ProvePasswordRequestSchema, proofs.provePassword),
  post('/api/proof/passkey', owner, body.ProvePasskeyRequestSchema, proofs.provePasskey),
  post('/api/proof/mail', owner, nothing, proofs.mailProofCode),
  post('/api/proof/code', owner, body.ProveCodeRequestSchema, proofs.proveCode),

  post('/api/second-factor/set-up', verifiedOwner, nothing, secondFactor.setUp),
  post(
    '/api/second-factor/enable',
    verifiedOwner,
    code.EnableSecondFactorRequestSchema,
    secondFactor.enable,
  ),
  post('/api/second-factor/disable', provenOwner, nothing, secondFactor.disable),
  post('/api/second-factor/recovery-codes', provenOwner, nothing, secondFactor.makeCodes),
  post(
    '/api/second-factor/recovery-codes/save',
    owner,
    code.SaveRecoveryCodesRequestSchema,
    secondFactor.saveCodes,
  ),
  post('/api/second-factor/keep', provenOwner, nothing, secondFactor.keep),

  post('/api/oauth/start', anybody, body.OAuthStartRequestSchema, oauth.start),
  ...PROVIDERS.map((provider) =>
    plain('GET', `/api/oauth/callback/${provider}`, oauth.callback(provider)),
  ),
  post('/api/oauth/email', anybody, body.OAuthEmailRequestSchema, oauth.mailConnectionLink),
  post('/api/oauth/disconnect', provenOwner, body.DisconnectRequestSchema, oauth.disconnect),

  post('/api/passkeys/login-options', anybody, nothing, passkeys.loginOptions),
  post('/api/passkeys/login', anybody, body.PasskeyLoginRequestSchema, passkeys.logIn),
  post('/api/passkeys/add-options', verifiedOwner, nothing, passkeys.addOptions),
  post('/api/passkeys/add', verifiedOwner, body.AddPasskeyRequestSchema, passkeys.add),
  post('/api/passkeys/remove', provenOwner, body.RemovePasskeyRequestSchema, passkeys.remove),
];
