import type { RequestContext } from '../context.ts';
import type { Provider } from '../contract/accounts.ts';
import { DAY_MS, HOUR_MS } from '../contract/durations.ts';
import { TRUSTED_DEVICE_DAYS } from '../contract/second-factor.ts';
import type { Statement } from '../db/database.ts';
import { findUserById } from '../db/users.ts';
import { invalidCredentials } from '../http/errors.ts';
import { newBrowserMessage } from '../mail/messages/sign-in.ts';
import { prepareMail } from '../mail/outbox.ts';
import { isDemoAccount } from './accounts.ts';
import { originOf } from './browser-name.ts';
import { type Browser, rememberBrowser } from './device-cookie.ts';
import { logAccountEvent } from './log-account-event.ts';
import { prepareSession, type SessionStart } from './sessions.ts';

/** Time after the registration in which a new browser is no news. */
const FIRST_LOGIN_MS = HOUR_MS;

interface Opening extends Omit<SessionStart, 'userId' | 'isDemo'> {
  readonly user: { readonly id: string; readonly email: string };
  readonly method: Provider | 'passkey' | 'password';
  readonly browser: Browser;
  /** The owner does not want to be asked for codes in this browser. */
  readonly isTrusted?: boolean;
}

interface PreparedOpening {
  readonly sid: string;
  /** `Set-Cookie` values. */
  readonly cookies: string[];
  /** The first returns a row if the session was inserted. */
  readonly statements: readonly Statement[];
  /** Logs the login once it has happened, and sends the mail about a browser that was not known. */
  readonly note: () => Promise<void>;
}

/** Prepares a session that also makes the browser known to the account, as one transaction. */
export async function prepareOpening(
  context: RequestContext,
  { user, method, browser, isTrusted = false, ...start }: Opening,
): Promise<PreparedOpening> {
  const { id: userId, email } = user;
  const isDemo = isDemoAccount(context.settings, email);
  const session = await prepareSession(context, { ...start, userId, isDemo });
  const trustedUntilMs = isTrusted ? Date.now() + TRUSTED_DEVICE_DAYS * DAY_MS : null;
  const login = { userId, sid: session.sid, trustedUntilMs };
  // Demo accounts cannot be locked out, so their browsers need no separate counter.
  const device = isDemo ? undefined : await rememberBrowser(context, browser, login);
  const notice =
    isDemo || browser.deviceId !== undefined ? undefined : await prepareNotice(context, userId);
  const [insertion, ...upkeep] = session.statements;
  return {
    sid: session.sid,
    cookies: [session.cookie, ...(device === undefined ? [] : [device.cookie])],
    statements: [
      insertion,
      ...(notice === undefined ? [] : [notice.statement]),
      ...upkeep,
      ...(device?.statements ?? []),
    ],
    note: async () => {
      notice?.deliver();
      const details = { remember: start.isRemembered, method };
      const account = { email, user_id: userId, is_demo: isDemo ? 1 : 0 };
      await logAccountEvent(context, 'login_succeeded', account, details);
    },
  };
}

/**
 * Signs in a user who has shown everything that the account asks for, see `enter`.
 *
 * @returns the `Set-Cookie` values.
 * @throws {ApiError} 401 `invalid_credentials` if the password was changed during verification, so
 *   that a login with the old password cannot race a reset.
 */
export async function openSession(context: RequestContext, opening: Opening): Promise<string[]> {
  const { cookies, statements, note } = await prepareOpening(context, opening);
  const [opened] = await context.db.batch(statements);
  if (opened?.length !== 1) throw invalidCredentials();
  await note();
  return cookies;
}

/** Prepares the mail about a login in a browser that the account does not know. */
async function prepareNotice(context: RequestContext, userId: string) {
  const user = await findUserById(context.db, userId);
  if (user === null || Date.now() - user.created_at_ms < FIRST_LOGIN_MS) return undefined;
  const message = newBrowserMessage(context.settings, user.email, originOf(context.client));
  return prepareMail(context, message);
}
