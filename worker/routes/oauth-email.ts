import { foldEmail, isDemoAccount } from '../auth/accounts.ts';
import { bindBrowser, readBinding } from '../auth/browser-binding.ts';
import { clientNetwork } from '../auth/client-network.ts';
import {
  makeConnectionLink,
  PENDING_CONNECTION_SECONDS,
  recallIdentity,
} from '../auth/oauth/pending.ts';
import { providerName } from '../auth/oauth/providers.ts';
import { openDatabase } from '../auth/open-database.ts';
import { admitRequest, passGate } from '../auth/throttle.ts';
import { finishLater, type RequestContext } from '../context.ts';
import { OAuthEmailRequestSchema } from '../contract/account-schemas.ts';
import { readBody } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { apiAnswer } from '../http/responses.ts';
import { confirmConnectionMessage } from '../mail/messages/confirm-connection.ts';
import { sendCausedMail } from '../mail/send.ts';

/**
 * Mails a link to the address that somebody names whose provider did not vouch for one. The
 * answer is the same for any address; the link works only in this browser.
 */
export async function oauthEmail(request: Request, context: RequestContext): Promise<Response> {
  const { email } = await readBody(request, OAuthEmailRequestSchema);
  if (email === '') throw addressMissing();
  const network = clientNetwork(request.headers);
  await passGate(context.env.LOGIN_GATE, { network, deviceId: undefined });

  const browserDigest = await readBinding(request, 'oauth');
  if (browserDigest === undefined) throw startAgain();
  const db = await openDatabase(context);
  const identity = await recallIdentity(db, browserDigest);
  if (identity === undefined) throw startAgain();
  await admitRequest(db, 'mails', network);

  const to = foldEmail(email);
  if (!isDemoAccount(to)) {
    finishLater(context, async () => {
      const url = await makeConnectionLink(db, browserDigest, identity, to);
      const provider = providerName(identity.provider);
      const message = confirmConnectionMessage({ to, url, provider, label: identity.label });
      await sendCausedMail(context, db, { to, message });
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
