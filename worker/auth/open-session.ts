import type { RequestContext } from '../context.ts';
import type { Provider } from '../contract/accounts.ts';
import { logEvent } from '../log.ts';
import { isDemoAccount } from './accounts.ts';
import { type Browser, recognizeBrowser, rememberBrowser } from './device-cookie.ts';
import { startSession } from './sessions.ts';

interface Opening {
  readonly user: { readonly id: string; readonly email: string };
  readonly isRemembered: boolean;
  /** Sign-in method; absent for a password. */
  readonly method?: Provider | 'passkey';
  /** When the verified password was set; absent if none was verified. */
  readonly passwordChangedAtMs?: number | null;
  /** Determined here if absent. */
  readonly browser?: Browser;
}

/**
 * Signs in an authenticated user and makes the browser known to the account.
 *
 * @returns the `Set-Cookie` values.
 * @throws {ApiError} like `startSession`.
 */
export async function openSession(
  request: Request,
  context: RequestContext,
  { user, isRemembered, method, passwordChangedAtMs, browser: known }: Opening,
): Promise<string[]> {
  const browser = known ?? (await recognizeBrowser(request, context, user.email));
  const isDemo = isDemoAccount(context.settings, user.email);
  const start = { userId: user.id, isDemo, isRemembered, passwordChangedAtMs };
  const { sid, cookie } = await startSession(request, context, start);
  const cookies = [cookie];
  // Demo accounts cannot be locked out, so their browsers need no separate counter.
  if (!isDemo) {
    cookies.push(await rememberBrowser(request, context, browser, { userId: user.id, sid }));
  }
  const { account } = browser;
  const { requestId } = context;
  logEvent('login_succeeded', { requestId, account, remember: isRemembered, method });
  return cookies;
}
