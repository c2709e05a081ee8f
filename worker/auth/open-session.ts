import type { RequestContext } from '../context.ts';
import type { Provider } from '../contract/accounts.ts';
import { logEvent } from '../log.ts';
import { isDemoAccount } from './accounts.ts';
import { type Browser, recognizeBrowser, writeDeviceCookie } from './device-cookie.ts';
import { startSession } from './sessions.ts';

interface Opening {
  readonly user: { readonly id: string; readonly email: string };
  readonly isRemembered: boolean;
  /** What proved who it is, unless it was a password. */
  readonly method?: Provider | 'passkey';
  /** When the password that was checked had been set; absent if none was checked. */
  readonly passwordChangedAtMs?: number | null;
  /** Recognized now if it was not before. */
  readonly browser?: Browser;
}

/**
 * Signs in somebody who has proved who they are. The browser becomes known to the account.
 *
 * @returns the `Set-Cookie` values.
 * @throws {ApiError} as `startSession`.
 */
export async function openSession(
  request: Request,
  context: RequestContext,
  { user, isRemembered, method, passwordChangedAtMs, browser: known }: Opening,
): Promise<string[]> {
  const browser = known ?? (await recognizeBrowser(request, context, user.email));
  const start = { userId: user.id, isRemembered, passwordChangedAtMs };
  const cookies = [await startSession(request, context, start)];
  // Nobody can lock a demo account, so its many owners need no counter of their own.
  if (!isDemoAccount(context.settings, user.email)) {
    cookies.push(await writeDeviceCookie(request, context, browser));
  }
  const { account } = browser;
  const { requestId } = context;
  logEvent('login_succeeded', { requestId, account, remember: isRemembered, method });
  return cookies;
}
