import { publicUser } from '../auth/accounts.ts';
import { deleteBinding } from '../auth/browser-binding.ts';
import { recognizeBrowser } from '../auth/device-cookie.ts';
import { prepareOpening } from '../auth/open-session.ts';
import { checkCode, spendCode } from '../auth/second-factor/check-code.ts';
import {
  loginExpired,
  requirePendingLogin,
  withCountedCode,
} from '../auth/second-factor/pending-login.ts';
import type { RequestContext } from '../context.ts';
import { SecondFactorLoginRequestSchema } from '../contract/second-factor-schemas.ts';
import { endPendingLogin } from '../db/pending-logins.ts';
import { findActiveFactor } from '../db/second-factors.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';

/** Completes a login with a code of the second factor. */
export async function loginSecondFactor(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const body = await readBody(request, SecondFactorLoginRequestSchema);
  const pending = await requirePendingLogin(request, context);
  const { email, username, method } = pending;
  const browser = await recognizeBrowser(request, context, email);
  const factor = await findActiveFactor(context.db, pending.user_id);
  if (factor === null) throw loginExpired();

  const user = { id: pending.user_id, email, username };
  const { deviceId } = browser;
  const cookies = await withCountedCode(context, pending, async () => {
    const use = await checkCode(context, { factor, email, code: body.code, deviceId });
    const opening = await prepareOpening(request, context, {
      user,
      isRemembered: pending.is_remembered === 1,
      method,
      browser,
      passwordChangedAtMs: pending.password_changed_at_ms,
      codeUseId: use.id,
      isTrusted: body.rememberDevice,
    });
    const end = endPendingLogin(pending, opening.sid);
    const [opened] = await spendCode(context, use, [...opening.statements, end]);
    if (opened?.length !== 1) throw loginExpired();
    await opening.note();
    return opening.cookies;
  });
  return apiAnswer(
    { success: true, user: publicUser(user) },
    { cookies: [...cookies, deleteBinding(request, 'login')] },
  );
}
