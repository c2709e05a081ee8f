import { finishLater, type RequestContext } from '../context.ts';
import type { Provider } from '../contract/accounts.ts';
import { findUserById } from '../db/users.ts';
import { newBrowserMessage } from '../mail/messages/sign-in.ts';
import { sendMail } from '../mail/send.ts';
import { isDemoAccount } from './accounts.ts';
import { browserName } from './browser-name.ts';
import { type Browser, recognizeBrowser, rememberBrowser } from './device-cookie.ts';
import { logAccountEvent } from './log-account-event.ts';
import { startSession } from './sessions.ts';

/** Time after the registration in which a new browser is no news. */
const FIRST_LOGIN_MS = 60 * 60 * 1000;

interface Opening {
  readonly user: { readonly id: string; readonly email: string };
  readonly isRemembered: boolean;
  readonly method: Provider | 'passkey' | 'password';
  /** When the verified password was set; absent if none was verified. */
  readonly passwordChangedAtMs?: number | null;
  /** Determined here if absent. */
  readonly browser?: Browser;
}

/**
 * Signs in an authenticated user, makes the browser known to the account, and tells the owner of a
 * browser that was not.
 *
 * @returns the `Set-Cookie` values.
 * @throws {ApiError} like `startSession`.
 */
export async function openSession(
  request: Request,
  context: RequestContext,
  { user, isRemembered, method, passwordChangedAtMs, browser: known }: Opening,
): Promise<string[]> {
  const { id: userId, email } = user;
  const browser = known ?? (await recognizeBrowser(request, context, email));
  const isDemo = isDemoAccount(context.settings, email);
  const start = { userId, isDemo, isRemembered, passwordChangedAtMs };
  const { sid, cookie } = await startSession(request, context, start);
  const cookies = [cookie];
  // Demo accounts cannot be locked out, so their browsers need no separate counter.
  if (!isDemo) {
    cookies.push(await rememberBrowser(request, context, browser, { userId, sid }));
    if (browser.deviceId === undefined) mailNewBrowser(context, userId);
  }
  const details = { remember: isRemembered, method };
  await logAccountEvent(context, 'login_succeeded', { email, userId, isDemo }, details);
  return cookies;
}

function mailNewBrowser(context: RequestContext, userId: string): void {
  finishLater(context, async () => {
    const user = await findUserById(context.db, userId);
    if (user === null || Date.now() - user.created_at_ms < FIRST_LOGIN_MS) return;
    const { userAgent, place } = context.client();
    const browser = { browser: browserName(userAgent), place };
    await sendMail(context, newBrowserMessage(context.settings, user.email, browser));
  });
}
