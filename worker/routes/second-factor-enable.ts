import { logAccountEvent } from '../auth/log-account-event.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { findTimeStep } from '../auth/second-factor/app-codes.ts';
import { wrongCode } from '../auth/second-factor/check-code.ts';
import { makeRecoveryCodes } from '../auth/second-factor/recovery-codes.ts';
import { openSecret } from '../auth/second-factor/stored-secret.ts';
import { EnableSecondFactorRequestSchema } from '../contract/second-factor-schemas.ts';
import { enableFactor, findNewSecret } from '../db/second-factors.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { secondFactorEnabledMessage } from '../mail/messages/second-factor.ts';
import { sendMailLater } from '../mail/send.ts';

/**
 * Starts to ask for codes, once a code shows that the app has the secret. A wrong code needs no
 * counter: the secret was shown to whoever is signed in.
 */
export const enableSecondFactor: AccountHandler = async (request, context, session) => {
  const { code } = await readBody(request, EnableSecondFactorRequestSchema);
  const { user_id: userId, email, sid } = session;
  const { db, settings } = context;

  const nowMs = Date.now();
  const stored = await findNewSecret(db, userId);
  const step = stored && findTimeStep(await openSecret(context, stored), code, nowMs);
  if (stored === null || step === null || step === undefined) throw notTheCode();
  const { codes, digests } = await makeRecoveryCodes(userId);
  const { secret } = stored;
  const enabling = { userId, secret, step, codes: digests, sid, nowMs };
  if (!(await enableFactor(db, enabling))) throw notTheCode();

  await logAccountEvent(context, 'second_factor_enabled', session);
  sendMailLater(context, secondFactorEnabledMessage(settings, email));
  return apiAnswer({ success: true, recoveryCodes: codes });
};

function notTheCode() {
  return wrongCode('This is not the current code of your app. Check your phone’s clock.');
}
