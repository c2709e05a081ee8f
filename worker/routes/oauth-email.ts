import { foldEmail, isDemoAccount } from '../auth/accounts.ts';
import { bindBrowser, readBinding } from '../auth/browser-binding.ts';
import { makeConnectionLink, PENDING_CONNECTION_SECONDS } from '../auth/oauth/pending.ts';
import { providerName } from '../auth/oauth/providers.ts';
import { admitRequest } from '../auth/throttle.ts';
import { finishLater, type RequestContext } from '../context.ts';
import { OAuthEmailRequestSchema } from '../contract/account-schemas.ts';
import { findPendingIdentity } from '../db/pending-identities.ts';
import { findUserByEmail } from '../db/users.ts';
import { readBody } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { apiAnswer } from '../http/responses.ts';
import { confirmConnectionMessage, logInToConnectMessage } from '../mail/messages/sign-in.ts';
import { sendCausedMail } from '../mail/send.ts';

/**
 * Sends a confirmation link to the address entered after a sign-in without a verified one. The owner
 * of an account gets a mail without a link: only they can connect it, from within. The response is
 * the same for every address; the link works only in this browser.
 */
export async function oauthEmail(request: Request, context: RequestContext): Promise<Response> {
  const { email } = await readBody(request, OAuthEmailRequestSchema);
  if (email === '') throw addressMissing();

  const browserDigest = await readBinding(request, 'oauth');
  if (browserDigest === undefined) throw startAgain();
  const identity = await findPendingIdentity(context.db, browserDigest);
  if (identity === null) throw startAgain();
  await admitRequest(request, context, 'mails');

  const to = foldEmail(email);
  if (!isDemoAccount(context.settings, to)) {
    finishLater(context, async () => {
      const provider = providerName(identity.provider);
      const owner = await findUserByEmail(context.db, to);
      if (owner !== null && owner.email_verified_at_ms !== null) {
        await sendCausedMail(context, logInToConnectMessage(context.settings, to, provider));
        return;
      }
      const url = await makeConnectionLink(context, browserDigest, identity, to);
      const confirmation = { url, provider, label: identity.label };
      await sendCausedMail(context, confirmConnectionMessage(context.settings, to, confirmation));
    });
  }
  const { cookie } = await bindBrowser(request, 'oauth', PENDING_CONNECTION_SECONDS);
  return apiAnswer({ success: true }, { cookies: [cookie] });
}

function addressMissing(): ApiError {
  return new ApiError(400, 'invalid_request', 'Enter your email address.', { field: 'email' });
}

function startAgain(): ApiError {
  return new ApiError(400, 'invalid_token', 'This sign-in took too long. Please start it again.');
}
