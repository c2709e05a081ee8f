/** Setting up a second factor, logging in with it, and turning it off. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import type { AccountSuccess } from '../../worker/contract/accounts.ts';
import type { SecondFactor, SecondFactorSetup } from '../../worker/contract/second-factor.ts';
import {
  type Credentials,
  done,
  logOut,
  makeConfirmedAccount,
  nextBody,
  refuse,
  sampleConnection,
  signInAs,
  startSession,
} from './accounts.ts';
import { ageProofs } from './database.ts';
import { expectAccessible } from './expect-accessible.ts';
import {
  allowClipboard,
  expect,
  expectToArrive,
  recordRequests,
  settleAtOnce,
  test,
  visit,
} from './fixtures.ts';
import { waitForMail } from './mailbox.ts';
import { codeOf, makeProtected } from './protected-account.ts';

/** The secret of RFC 6238 appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const SETUP: SecondFactorSetup = {
  success: true,
  secret: SECRET,
  uri: `otpauth://totp/OneGo%20DevOps:kim%40example.com?issuer=OneGo%20DevOps&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
};
const CODES = Array.from('ABCDEFGHIJ', (letter) => `${letter}BCD-EFGH-IJKL-MNOP-QRST-UVWX`);
const FACTOR: SecondFactor = { enabledAt: '2026-03-05T10:00:00Z', recoveryCodesLeft: 10 };

const section = (page: Page) => page.getByRole('region', { name: 'Second factor' });
const appCode = (page: Page) => page.getByLabel('Code from your app');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Fills in the login screen that is open. */
async function enterPassword(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

async function openAccount(page: Page, changes: Partial<AccountSuccess> = {}): Promise<void> {
  await signInAs(page, changes);
  await visit(page, '/account');
  await expect(section(page)).toBeVisible();
}

test.describe('with the Worker', () => {
  test('it is set up by keyboard, asked for at the login, and turned off', async ({ page }) => {
    const account = await makeConfirmedAccount('factor');
    await startSession(page, account);
    await visit(page, '/account');
    await button(page, 'Set up a second factor').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Set up your app' })).toBeFocused();
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    const key = (await section(page).locator('code').textContent()) ?? '';
    const secret = key.replaceAll(' ', '');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Copy the key')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(appCode(page)).toBeFocused();
    await page.keyboard.type(codeOf(secret));
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
    await expect(section(page).getByRole('listitem')).toHaveCount(10);
    const download = page.waitForEvent('download');
    await button(page, 'Download as text').press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toBe('recovery-codes.txt');
    const text = await readFile(await file.path(), 'utf8');
    for (const part of ['OneGo DevOps', new URL(page.url()).origin, account.email]) {
      expect(text).toContain(part);
      await expect(section(page)).toContainText(part);
    }
    expect(text).toContain(String(new Date().getFullYear()));
    await page.emulateMedia({ media: 'print' });
    await expect(section(page).getByText(account.email)).toBeVisible();
    await expect(section(page).getByText('Authenticator app')).toBeHidden();
    await page.emulateMedia({ media: null });
    await button(page, 'I have saved them').press('Enter');
    await expect(button(page, 'Create new recovery codes')).toBeFocused();
    await expect(section(page)).toContainText('10 recovery codes left');
    await waitForMail(account.email, /Keep your recovery codes/);

    await logOut(page);
    await enterPassword(page, account);
    await expect(appCode(page)).toBeFocused();
    await page.keyboard.type(codeOf(secret, 'next'));
    await page.keyboard.press('Enter');
    await expectToArrive(page, '/devops-on-boarding');

    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await button(page, 'Turn off').click();
    await expect(button(page, 'Set up a second factor')).toBeVisible();
    await waitForMail(account.email, /no longer asks for a code/);
  });

  test('it takes a code of the app or a recovery code, in a login and in a proof', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 403/);
    const account = await makeProtected(page, 'factor-codes');
    const recoveryCode = page.getByLabel('Recovery code', { exact: true });
    const choice = page.getByLabel('Don’t ask again in this browser for 30 days');

    await test.step('a recovery code logs in, however it is written', async () => {
      await visit(page, '/login');
      await enterPassword(page, account);
      await appCode(page).fill(account.usedCode);
      await page.keyboard.press('Enter');
      await expect(appCode(page)).toHaveAccessibleDescription(/^This code is wrong or was used/);
      await expect(appCode(page)).toBeFocused();

      await button(page, 'Use a recovery code instead').press('Enter');
      await expect(recoveryCode).toBeFocused();
      await expect(recoveryCode).toHaveAttribute('autocomplete', 'off');
      await expect(recoveryCode).toHaveAccessibleDescription(/^24 letters and digits/);
      const [code = ''] = account.recoveryCodes;
      await recoveryCode.fill(code.toLowerCase().replaceAll('-', ' '));
      await page.keyboard.press('Enter');
      await expectToArrive(page, '/devops-on-boarding');
      await waitForMail(account.email, /9 codes are left/);
    });

    await test.step('a device that was chosen by keyboard is not asked again', async () => {
      await logOut(page);
      await enterPassword(page, account);
      await expect(choice).not.toBeChecked();
      await expect(appCode(page)).toBeFocused();
      await page.keyboard.type(codeOf(account.secret, 'next'));
      await page.keyboard.press('Tab');
      await expect(button(page, 'Use a recovery code instead')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(choice).toBeFocused();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await expect(button(page, 'Continue')).toBeFocused();
      await page.keyboard.press('Enter');
      await expectToArrive(page, '/devops-on-boarding');
      await logOut(page);
      await enterPassword(page, account);
      await expectToArrive(page, '/devops-on-boarding');
    });

    await test.step('a proof asks for the password and a code', async () => {
      await page.getByRole('link', { name: 'Account', exact: true }).click();
      await ageProofs(account.email);
      await button(page, 'Create new recovery codes').click();
      const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
      await dialog.getByLabel('Your password', { exact: true }).fill(account.password);
      await page.keyboard.press('Enter');
      const code = dialog.getByLabel('Code from your app');
      await expect(code).toBeFocused();
      await expect(code).toHaveAccessibleDescription(/^Enter the code from your app/);
      await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click();
      await recoveryCode.fill(account.recoveryCodes[1] ?? '');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
      await expect(dialog).toBeHidden();
    });
  });
});

test.describe('new recovery codes', () => {
  test('are asked about before they are left, and the old ones work until they are saved', async ({
    page,
    context,
  }) => {
    // What a settled page loads would otherwise be due just when scripts are refused below.
    await settleAtOnce(context);
    const account = await makeProtected(page, 'factor-left');
    await visit(page, '/login');
    await enterPassword(page, account);
    await page.getByLabel('Code from your app').fill(codeOf(account.secret, 'next'));
    await page.keyboard.press('Enter');
    await expectToArrive(page, '/devops-on-boarding');
    const accountLink = page.getByRole('link', { name: 'Account', exact: true });
    const questions: string[] = [];
    let isLeft = false;
    page.on('dialog', async (dialog) => {
      questions.push(dialog.type());
      await (isLeft ? dialog.accept() : dialog.dismiss());
    });
    const leave = () => page.getByRole('link', { name: 'Configuration dashboard' }).first().click();

    await accountLink.click();
    // Whatever shows them must be there already.
    await expect(button(page, 'Create new recovery codes')).toBeVisible();
    await page.route(/\.js$/, (route) => route.abort());
    await button(page, 'Create new recovery codes').click();
    await expect(section(page).getByRole('listitem')).toHaveCount(10);
    await page.unroute(/\.js$/);
    await test.step('the skip link leaves nothing', async () => {
      await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
      await expect(page).toHaveURL(/#/);
      expect(questions).toEqual([]);
    });
    await leave();
    await expect.poll(() => questions).toEqual(['confirm']);
    await expect(section(page).getByRole('listitem')).toHaveCount(10);
    isLeft = true;
    await leave();
    await expectToArrive(page, '/configuration-dashboard');

    await accountLink.click();
    await expect(section(page)).toContainText('10 recovery codes left');
    await logOut(page);
    await enterPassword(page, account);
    await button(page, 'Use a recovery code instead').click();
    await page.getByLabel('Recovery code', { exact: true }).fill(account.recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    await expectToArrive(page, '/devops-on-boarding');
  });
});

test.describe('the code at the login', () => {
  const asked = { success: true, needsSecondFactor: true };
  const kim = { email: 'kim@example.com', password: 'any password' };

  test.beforeEach(({ complaints }) => complaints.allow(/status of (?:401|403|429|503)/));

  test('has a field for phones and password managers, and words for what fails', async ({
    page,
  }) => {
    const requests = recordRequests(page);
    await page.route('/api/login', (route) => route.fulfill({ json: asked }));
    await visit(page, '/login');
    await page.getByLabel('Email Address').fill(kim.email);

    await test.step('it loads nothing before it is needed', () => {
      expect(requests.filter((url) => /CodeScreen|QrCode|SetUpPanel|uqr/.test(url))).toEqual([]);
    });

    await enterPassword(page, kim);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');

    await test.step('it is a field that phones and password managers fill in', async () => {
      await expect(appCode(page)).toBeFocused();
      await expect(appCode(page)).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(appCode(page)).toHaveAttribute('inputmode', 'numeric');
      await expect(appCode(page)).toHaveAccessibleDescription(/^6 digits/);
      await page.keyboard.press('Enter');
      await expect(appCode(page)).toHaveAccessibleDescription(/^Enter the code from your app/);
      const body = nextBody(page, '/api/login/second-factor');
      await page.route('/api/login/second-factor', refuse(403, { code: 'wrong_code' }));
      await appCode(page).fill('123 456');
      await page.keyboard.press('Enter');
      expect(await body).toEqual({ code: '123 456', rememberDevice: false });
      await expect(page.getByRole('alert')).toHaveText('No.');
    });

    for (const [status, code, words] of [
      [503, 'unavailable', /^We cannot check codes right now, so you are not logged in\./],
      [429, 'too_many_attempts', /^Too many attempts\. Try again in 1 minute\./],
    ] as const) {
      await test.step(`it keeps what was typed after a ${status}`, async () => {
        const refusal = refuse(status, { code }, { 'Retry-After': '60' });
        await page.route('/api/login/second-factor', refusal);
        await appCode(page).fill('123456');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('alert')).toHaveText(words);
        await expect(appCode(page)).toHaveValue('123456');
      });
    }

    await test.step('it says when the login has ended, and starts again', async () => {
      const over = { code: 'login_expired', message: 'Too many wrong codes.' } as const;
      await page.route('/api/login/second-factor', refuse(401, over));
      await appCode(page).press('Enter');
      await expect(page.getByRole('alert')).toHaveText('Too many wrong codes.');
      await expect(appCode(page)).toBeHidden();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Start again' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    });
  });

  test('follows a sign-in at a provider, and anybody can use it', async ({ page }) => {
    await visit(page, '/login?sign-in=second-factor');
    await expect(appCode(page)).toBeFocused();
    await expect(page).toHaveURL('/login');
    await appCode(page).press('Enter');
    await expect(page.getByText('Enter the code from your app, or a recovery code.')).toBeVisible();
    await expectAccessible(page, 'the code at the login');
    await button(page, 'Use a recovery code instead').click();
    await expectAccessible(page, 'a recovery code at the login');
  });

  test('says so if its screen cannot be loaded', async ({ page, complaints }) => {
    complaints.allow(/Failed to load|ERR_FAILED|dynamically imported/);
    await page.route(/CodeScreen/, (route) => route.abort());
    await page.route('/api/login', (route) => route.fulfill({ json: asked }));
    await visit(page, '/login');
    await enterPassword(page, kim);
    await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('any password');
  });
});

test.describe('the section of the account', () => {
  test.beforeEach(({ complaints }) => complaints.allow(/status of 403|ERR_FAILED/));

  test('has its key copied, and setting up can be left', async ({ page, context }) => {
    await allowClipboard(context);
    await openAccount(page);
    await page.route('/api/second-factor/set-up', (route) => route.fulfill({ json: SETUP }));
    await button(page, 'Set up a second factor').click();
    await button(page, 'Copy the key').click();
    await expect(section(page).getByRole('status')).toHaveText('Key copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SECRET);
    await button(page, 'Turn on').click();
    await expect(page.getByText('Enter the code from your app.')).toBeVisible();
    await expectAccessible(page, 'the set-up with a wrong code');
    await button(page, 'Not now').click();
    await expect(button(page, 'Set up a second factor')).toBeFocused();
  });

  test('says how it stands, and offers to keep what support was asked to remove', async ({
    page,
  }) => {
    const removalDueAt = '2026-12-01T10:00:00Z';
    const secondFactor = { ...FACTOR, recoveryCodesLeft: 1, removalDueAt };
    await openAccount(page, { secondFactor });
    await expect(section(page)).toContainText('since 5 March 2026');
    await expect(section(page)).toContainText('1 recovery code left. Create new codes soon.');
    await expect(section(page)).toContainText('It will be removed on 1 December 2026 at');
    await expectAccessible(page, 'a second factor that support was asked to remove');
    const body = nextBody(page, '/api/second-factor/keep');
    await page.route('/api/second-factor/keep', done);
    await button(page, 'Keep it').click();
    expect(await body).toEqual({});
    await expect(page.getByText('Your second factor stays on')).toBeVisible();

    await page.route('/api/second-factor/recovery-codes', (route) =>
      route.fulfill({ json: { success: true, recoveryCodes: CODES } }),
    );
    await button(page, 'Create new recovery codes').click();
    await expect(section(page).getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page, 'the recovery codes');
    const saved = nextBody(page, '/api/second-factor/recovery-codes/save');
    await page.route('/api/second-factor/recovery-codes/save', (route) => route.abort());
    await button(page, 'I have saved them').click();
    expect(await saved).toEqual({ code: CODES[0] });
    await expect(section(page).getByRole('alert')).toContainText('could not reach the server');
    await expect(section(page).getByRole('listitem')).toHaveCount(10);
    await page.route('/api/second-factor/recovery-codes/save', done);
    await button(page, 'I have saved them').click();
    await page.route('/api/second-factor/disable', refuse(403, { code: 'proof_required' }));
    await button(page, 'Turn off').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the dialog that asks for a password and a code');
  });

  test('asks for a code before the browser leaves for a provider', async ({ page }) => {
    await openAccount(page, {
      hasPassword: false,
      secondFactor: FACTOR,
      connections: [sampleConnection],
    });
    await page.route('/api/second-factor/disable', refuse(403, { code: 'proof_required' }));
    await button(page, 'Turn off').click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
    const wrong = { code: 'wrong_code', field: 'code', message: 'Not this code.' } as const;
    await page.route('/api/oauth/start', refuse(403, wrong));
    const body = nextBody(page, '/api/oauth/start');
    await dialog.getByLabel('Code from your app').fill('123456');
    await dialog.getByRole('button', { name: 'Confirm with Google' }).click();
    expect(await body).toEqual({ provider: 'google', intent: 'prove', code: '123456' });
    await expect(dialog.getByLabel('Code from your app')).toHaveAccessibleDescription(
      /^Not this code\./,
    );
  });
});
