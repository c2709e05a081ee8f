import { type IRequestStrict, Router } from 'itty-router';
import { passFloodGate } from './auth/flood-gate.ts';
import { stayWithPrimary } from './auth/nearby.ts';
import { owner, provenOwner, provenUser, user, verifiedOwner } from './auth/require-session.ts';
import type { RequestContext } from './context.ts';
import { createContext } from './create-context.ts';
import type { Env } from './env.ts';
import { answerError } from './http/answer-error.ts';
import { ApiError, methodNotAllowed } from './http/errors.ts';
import { requireSameOrigin } from './http/same-origin.ts';
import { withSecurityHeaders } from './http/secure-response.ts';
import { runJobs } from './jobs/index.ts';
import { account } from './routes/account.ts';
import { changeEmail } from './routes/account-email.ts';
import { accountEvents } from './routes/account-events.ts';
import { accountExport } from './routes/account-export.ts';
import { changePassword } from './routes/account-password.ts';
import { changeProfile } from './routes/account-profile.ts';
import { reviewAccount } from './routes/account-review.ts';
import { deleteAccount } from './routes/delete-account.ts';
import { endOneSession } from './routes/end-session.ts';
import { forgetDevices } from './routes/forget-devices.ts';
import { forgotPassword } from './routes/forgot-password.ts';
import { jwks } from './routes/jwks.ts';
import { leads } from './routes/leads.ts';
import { login } from './routes/login.ts';
import { loginSecondFactor } from './routes/login-second-factor.ts';
import { logout } from './routes/logout.ts';
import { logoutEverywhere } from './routes/logout-everywhere.ts';
import { oauthCallback } from './routes/oauth-callback.ts';
import { oauthDisconnect } from './routes/oauth-disconnect.ts';
import { oauthEmail } from './routes/oauth-email.ts';
import { oauthStart } from './routes/oauth-start.ts';
import { page } from './routes/pages.ts';
import { passkeyAdd } from './routes/passkey-add.ts';
import { passkeyAddOptions } from './routes/passkey-add-options.ts';
import { passkeyLogin } from './routes/passkey-login.ts';
import { passkeyLoginOptions } from './routes/passkey-login-options.ts';
import { passkeyRemove } from './routes/passkey-remove.ts';
import { answerForm } from './routes/plain-forms.ts';
import { proveCode } from './routes/prove-code.ts';
import { proveMail } from './routes/prove-mail.ts';
import { provePasskey } from './routes/prove-passkey.ts';
import { provePassword } from './routes/prove-password.ts';
import { register } from './routes/register.ts';
import { reports } from './routes/reports.ts';
import { resendVerification } from './routes/resend-verification.ts';
import { resetPassword } from './routes/reset-password.ts';
import { search } from './routes/search.ts';
import { disableSecondFactor } from './routes/second-factor-disable.ts';
import { enableSecondFactor } from './routes/second-factor-enable.ts';
import { keepSecondFactor } from './routes/second-factor-keep.ts';
import { newRecoveryCodes } from './routes/second-factor-recovery-codes.ts';
import { saveRecoveryCodes } from './routes/second-factor-save-codes.ts';
import { setUpSecondFactor } from './routes/second-factor-set-up.ts';
import { session } from './routes/session.ts';
import { signedIn } from './routes/signed-in.ts';
import { token } from './routes/token.ts';
import { undoEmail } from './routes/undo-email.ts';
import { verifyEmail } from './routes/verify-email.ts';
import { vitals } from './routes/vitals.ts';

const router = Router<IRequestStrict, [RequestContext], Response>({
  before: [requireSameOrigin, passFloodGate],
  catch: answerError,
  finally: [withSecurityHeaders, stayWithPrimary],
});

router
  .post('/api/leads', leads)
  .post('/api/vitals', vitals)
  .post('/api/reports', reports)
  .post('/api/login', login)
  .post('/api/login/second-factor', loginSecondFactor)
  .post('/api/logout', logout)
  .post('/api/logout-everywhere', provenUser(logoutEverywhere))
  .get('/api/session', session)
  .post('/api/token', user(token))
  .post('/api/register', register)
  .post('/api/verify-email', verifyEmail)
  .post('/api/resend-verification', resendVerification)
  .post('/api/forgot-password', forgotPassword)
  .post('/api/reset-password', resetPassword)
  .get('/api/account', account)
  .get('/api/account/export', provenUser(accountExport))
  .get('/api/account/events', accountEvents)
  .post('/api/account/profile', owner(changeProfile))
  .post('/api/account/password', provenOwner(changePassword))
  .post('/api/account/email', verifiedOwner(changeEmail))
  .post('/api/account/sessions/end', owner(endOneSession))
  .post('/api/account/delete', provenOwner(deleteAccount))
  .post('/api/account/forget-devices', provenOwner(forgetDevices))
  .post('/api/account/review', provenOwner(reviewAccount))
  .post('/api/undo-email', undoEmail)
  .post('/api/proof/password', owner(provePassword))
  .post('/api/proof/passkey', owner(provePasskey))
  .post('/api/proof/mail', owner(proveMail))
  .post('/api/proof/code', owner(proveCode))
  .post('/api/second-factor/set-up', verifiedOwner(setUpSecondFactor))
  .post('/api/second-factor/enable', verifiedOwner(enableSecondFactor))
  .post('/api/second-factor/disable', provenOwner(disableSecondFactor))
  .post('/api/second-factor/recovery-codes', provenOwner(newRecoveryCodes))
  .post('/api/second-factor/recovery-codes/save', owner(saveRecoveryCodes))
  .post('/api/second-factor/keep', provenOwner(keepSecondFactor))
  .get('/signed-in', signedIn)
  .get('/.well-known/jwks.json', jwks)
  .post('/api/oauth/start', oauthStart)
  .get('/api/oauth/callback/:provider', oauthCallback)
  .post('/api/oauth/email', oauthEmail)
  .post('/api/oauth/disconnect', provenOwner(oauthDisconnect))
  .post('/api/passkeys/login-options', passkeyLoginOptions)
  .post('/api/passkeys/login', passkeyLogin)
  .post('/api/passkeys/add-options', verifiedOwner(passkeyAddOptions))
  .post('/api/passkeys/add', verifiedOwner(passkeyAdd))
  .post('/api/passkeys/remove', provenOwner(passkeyRemove))
  .get('/search', search)
  .all('*', missing);

/** Fallback when no route matches: a wrong method, an unknown API path, or a page. */
function missing(request: Request, context: RequestContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  const allowedMethods = router.routes
    .filter(([method, path]) => method !== 'ALL' && path.test(pathname))
    .flatMap(([method]) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  if (allowedMethods.length > 0) throw methodNotAllowed(allowedMethods);

  if (/^\/api(?:\/|$)/i.test(pathname)) {
    throw new ApiError(404, 'not_found', 'There is nothing at this address.');
  }
  return page(request, context);
}

export default {
  /** The router does not support HEAD: handle it as GET without a body (RFC 9110 §9.3.2). */
  async fetch(request, env, execution) {
    const isHead = request.method === 'HEAD';
    const asked = isHead ? new Request(request, { method: 'GET' }) : request;
    const context = createContext(env, execution, request);
    const response = await answerForm(asked, context, (json) => router.fetch(json, context));
    return isHead ? new Response(null, response) : response;
  },

  scheduled({ cron }, env, execution) {
    return runJobs(cron, createContext(env, execution));
  },
} satisfies ExportedHandler<Env>;
