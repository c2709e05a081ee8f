import { env } from 'cloudflare:workers';
import { TOTP } from 'otpauth';
import { vi } from 'vitest';
import type { Env } from '../../../worker/env.ts';
import { createMember, logIn, OWNER_PASSWORD } from './accounts.ts';
import { MAILED_ENV } from './mailbox.ts';
import { cookiesOf, mergeCookies, post } from './send.ts';

const STEP_MS = 30_000;

export interface ProtectedMember {
  readonly email: string;
  readonly id: string;
  /** Cookie of the browser in which the second factor was set up. */
  readonly cookie: string;
  /** The app's secret, in base32. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** The code that an authenticator app shows. */
export function codeOf({ secret }: { readonly secret: string }, timestamp = Date.now()): string {
  return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp });
}

/** Waits for the next code of the app. The test must have replaced the clock. */
export function nextCodeOf(app: { readonly secret: string }): string {
  vi.setSystemTime(Date.now() + STEP_MS);
  return codeOf(app);
}

/** A code that is wrong at this time. */
export function wrongCodeOf(app: { readonly secret: string }, nth = 0): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(app, Date.now() + steps * STEP_MS));
  const wrong = Array.from({ length: 20 }, (_, digit) => String(digit).padStart(6, '0'));
  return wrong.filter((code) => !right.includes(code))[nth] ?? '';
}

/** Creates an account with a second factor, past the mailbox. */
export async function createProtected(
  email: string,
  options: Parameters<typeof createMember>[1] & { readonly env?: Env } = {},
): Promise<ProtectedMember> {
  const member = await createMember(email);
  return { ...member, ...(await protect(member.cookie, options.env ?? env)) };
}

/** Sets up a second factor for the account of a session. */
export async function protect(cookie: string, bindings: Env = MAILED_ENV) {
  const setUp = await post('second-factor/set-up', {}, cookie, { env: bindings });
  const { secret } = await setUp.json<{ secret: string }>();
  const enabled = await post('second-factor/enable', { code: codeOf({ secret }) }, cookie, {
    env: bindings,
  });
  const { recoveryCodes } = await enabled.json<{ recoveryCodes: string[] }>();
  return { secret, recoveryCodes };
}

interface PasswordEntry {
  readonly cookie?: string;
  readonly remember?: boolean;
  readonly password?: string;
  readonly ip?: string;
}

/** Enters the right password in a browser. @returns its cookies, with the pending login. */
export async function enterPassword(
  email: string,
  { cookie = '', ip = '192.0.2.1', ...more }: PasswordEntry = {},
): Promise<string> {
  const response = await logIn({ email, password: OWNER_PASSWORD, ...more }, { cookie, ip });
  return mergeCookies(cookie, cookiesOf(response));
}

/** Enters a code after the password. */
export function enterCode(
  cookie: string,
  code: string,
  options: { rememberDevice?: boolean; env?: Env; ip?: string } = {},
): Promise<Response> {
  const { rememberDevice, ...more } = options;
  const body = { code, ...(rememberDevice === undefined ? {} : { rememberDevice }) };
  return post('login/second-factor', body, cookie, more);
}
