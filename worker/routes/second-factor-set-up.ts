import type { AccountHandler } from '../auth/require-session.ts';
import { appAddress, makeAppSecret } from '../auth/second-factor/app-codes.ts';
import { sealSecret } from '../auth/second-factor/stored-secret.ts';
import { insertNewSecret } from '../db/second-factors.ts';
import { readEmptyBody } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { apiAnswer } from '../http/responses.ts';

/** Makes a secret for an authenticator app. Logins stay as they are until it is enabled. */
export const setUpSecondFactor: AccountHandler = async (request, context, session) => {
  await readEmptyBody(request);
  const secret = makeAppSecret();
  const stored = await sealSecret(context, session.user_id, secret);
  if (!(await insertNewSecret(context.db, stored))) {
    const message = 'Your account already has a second factor.';
    throw new ApiError(409, 'second_factor_is_on', message);
  }
  const uri = appAddress(secret, context.settings.brand, session.email);
  return apiAnswer({ success: true, secret, uri });
};
