/** Accounts with a second factor. */
import { TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { type Credentials, logIn, makeConfirmedAccount, post } from './accounts.ts';

const STEP_MS = 30_000;

export interface Protected extends Credentials {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** The code with which the second factor was set up. */
  readonly usedCode: string;
}

/** The code of an app. Each code works once, so a test needs codes of different steps. */
export function codeOf(secret: string, step: 'now' | 'next' = 'now'): string {
  const timestamp = Date.now() + (step === 'next' ? STEP_MS : 0);
  return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp });
}

/** Creates an account with a second factor, by the API. */
export async function makeProtected(page: Page, name: string): Promise<Protected> {
  const account = await makeConfirmedAccount(name);
  await logIn(page.context(), account);
  const setup = await post(page.request, '/api/second-factor/set-up', {});
  const { secret } = await setup.json();
  const usedCode = codeOf(secret);
  const enabled = await post(page.request, '/api/second-factor/enable', { code: usedCode });
  const { recoveryCodes } = await enabled.json();
  await page.context().clearCookies();
  return { ...account, secret, recoveryCodes, usedCode };
}
