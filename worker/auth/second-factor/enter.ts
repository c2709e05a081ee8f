import type { RequestContext } from '../../context.ts';
import type { Provider } from '../../contract/accounts.ts';
import { isTrustedDevice } from '../../db/devices.ts';
import { findActiveFactor } from '../../db/second-factors.ts';
import type { UserRow } from '../../db/users.ts';
import type { Browser } from '../device-cookie.ts';
import { logAccountEvent } from '../log-account-event.ts';
import { openSession } from '../open-session.ts';
import { startPendingLogin } from './pending-login.ts';

interface FirstFactor {
  readonly user: Pick<UserRow, 'id' | 'email' | 'password_changed_at_ms'>;
  readonly isRemembered: boolean;
  readonly method: Provider | 'password';
  readonly browser: Browser;
}

interface Entry {
  readonly needsSecondFactor: boolean;
  /** `Set-Cookie` values. */
  readonly cookies: readonly string[];
}

/**
 * Signs in a user who has shown a password or an identity at a provider, or waits for a code of the
 * second factor. A passkey does not come here: with user verification it is two factors by itself.
 *
 * @throws {ApiError} like `openSession`.
 */
export async function enter(
  context: RequestContext,
  { user, isRemembered, method, browser }: FirstFactor,
): Promise<Entry> {
  const { db } = context;
  const passwordChangedAtMs = user.password_changed_at_ms;
  const opening = { user, isRemembered, method, browser, passwordChangedAtMs };
  if ((await findActiveFactor(db, user.id)) === null) {
    return { needsSecondFactor: false, cookies: await openSession(context, opening) };
  }

  const { deviceId } = browser;
  if (deviceId !== undefined && (await isTrustedDevice(db, deviceId, user.id))) {
    // The code was entered long ago: it does not count as a fresh proof.
    const cookies = await openSession(context, { ...opening, isProof: false });
    return { needsSecondFactor: false, cookies };
  }

  const cookie = await startPendingLogin(context, {
    user_id: user.id,
    method,
    is_remembered: isRemembered ? 1 : 0,
    password_changed_at_ms: passwordChangedAtMs,
  });
  await logAccountEvent(context, 'second_factor_asked', user, { method });
  return { needsSecondFactor: true, cookies: [cookie] };
}
