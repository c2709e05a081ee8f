/** The dialog that asks for a fresh proof of identity before a change of the account. */
import type { Page, Route } from 'playwright/test';
import type { AccountSuccess } from '../../worker/contract/accounts.ts';
import {
  done,
  makeConfirmedAccount,
  newAddress,
  nextBody,
  post,
  refuse,
  sampleAccount,
  sampleConnection,
  samplePasskey,
  signInAs,
  startSession,
} from './accounts.ts';
import { ageProofs } from './database.ts';
import { expect, expectToArrive, recordSent, test, visit } from './fixtures.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm it is you' });
const password = (page: Page) => dialog(page).getByLabel('Your password', { exact: true });
const cancel = (page: Page) => dialog(page).getByRole('button', { name: 'Cancel' });
const toast = (page: Page) => page.getByRole('main').getByRole('status').last();

test.beforeEach(({ complaints }) => complaints.allow(/status of 403/));

async function openAccount(page: Page, changes: Partial<AccountSuccess> = {}): Promise<void> {
  await signInAs(page, changes);
  await visit(page, '/account');
  await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
}

/** Mocks a route that wants a fresh proof until `/api/proof/…` has been called. */
async function wantProof(page: Page, path: string, answer: (route: Route) => unknown = done) {
  let isProven = false;
  await page.route('/api/proof/*', async (route) => {
    isProven = !route.request().url().endsWith('/mail');
    await done(route);
  });
  const refusal = refuse(403, { code: 'proof_required' });
  await page.route(path, (route) => (isProven ? answer(route) : refusal(route)));
}

async function startNewAddress(page: Page, email = 'new@example.com'): Promise<void> {
  await page.getByText('Change address').click();
  await page.getByLabel('New email address').fill(email);
  await page.getByRole('button', { name: 'Send a link to the new address' }).click();
}

test.describe('with the Worker', () => {
  test('the password is asked for after a while, once, and the change goes on', {
    tag: '@journey',
  }, async ({ page }) => {
    const account = await makeConfirmedAccount(page.request, 'proof');
    await startSession(page, account);
    await visit(page, '/account');
    await ageProofs(account.email);
    const next = newAddress('proof-next');
    await startNewAddress(page, next);
    await password(page).fill('a wrong guess at it');
    await password(page).press('Enter');
    await expect(password(page)).toHaveAccessibleDescription('This is not your password.');
    await expect(password(page)).toBeFocused();
    await password(page).fill(account.password);
    await password(page).press('Enter');
    await expect(page.getByText('is not confirmed yet')).toContainText(next);
    await expect(dialog(page)).toBeHidden();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download your data' }).click();
    await download;
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await expectToArrive(page, '/login');
  });

  test('each action of the screen asks', async ({ page, browser, baseURL }) => {
    test.slow();
    const account = await makeConfirmedAccount(page.request, 'proof-all');
    const other = await browser.newContext({ ...(baseURL && { baseURL }) });
    await post(other.request, '/api/login', account);
    await other.close();
    await startSession(page, account);
    await visit(page, '/account');
    await ageProofs(account.email);

    await page.getByText('Change password').click();
    await page.getByLabel('New password', { exact: true }).fill('a lantern above the harbour');
    await page.getByText('Change address').click();
    await page.getByLabel('New email address').fill(newAddress('proof-all'));
    for (const name of [
      'Save new password',
      'Send a link to the new address',
      'Add a passkey',
      'Connect Google',
      /^End this session/,
      'Log out everywhere',
      'Forget all other browsers',
      'Download your data',
    ]) {
      await page.getByRole('button', { name }).click();
      await expect(dialog(page)).toBeVisible();
      await cancel(page).click();
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole('button', { name })).toBeFocused();
    }
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue(
      'a lantern above the harbour',
    );
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('an account is deleted after a proof on top of the question', async ({ page }) => {
    const account = await makeConfirmedAccount(page.request, 'proof-delete');
    await startSession(page, account);
    await visit(page, '/account');
    await ageProofs(account.email);
    await page.getByRole('button', { name: 'Delete your account' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this account permanently?' });
    await question.getByLabel('Type your email address to confirm').fill(account.email);
    await page.keyboard.press('Enter');
    await expect(password(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(question.getByLabel('Type your email address to confirm')).toBeFocused();
    await expect(question.getByLabel('Type your email address to confirm')).toHaveValue(
      account.email,
    );

    await page.keyboard.press('Enter');
    await password(page).fill(account.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your account has been deleted',
    );
  });

  test('a session that ends while the dialog is open leads to the prompt', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 401/);
    const account = await makeConfirmedAccount(page.request, 'proof-over');
    await startSession(page, account);
    await visit(page, '/account');
    await ageProofs(account.email);
    await page.getByRole('button', { name: 'Download your data' }).click();
    await expect(dialog(page)).toBeVisible();
    await page.context().clearCookies({ name: '__Host-session' });
    await password(page).fill(account.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });
});

test('with a fresh proof there is no dialog', async ({ page }) => {
  await openAccount(page);
  await page.route('/api/account/email', done);
  await startNewAddress(page);
  await expect(toast(page)).toHaveText('Link sent to the new address');
  await expect(dialog(page)).toHaveCount(0);
});

test('canceling keeps what was typed and gives the focus back, by button and by Escape', async ({
  page,
}) => {
  await openAccount(page);
  await wantProof(page, '/api/account/email');
  await startNewAddress(page);
  const send = page.getByRole('button', { name: 'Send a link to the new address' });
  await expect(password(page)).toBeFocused();
  await cancel(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(send).toBeFocused();
  await expect(page.getByLabel('New email address')).toHaveValue('new@example.com');
  await expect(page.getByRole('alert')).toBeHidden();

  await page.getByLabel('New email address').press('Enter');
  await password(page).press('Escape');
  await expect(page.getByLabel('New email address')).toBeFocused();
  await expect(page.getByLabel('New email address')).toHaveValue('new@example.com');
});

test('the keyboard alone is enough, and stays in the dialog', async ({ page }) => {
  await openAccount(page, { passkeys: [samplePasskey], connections: [sampleConnection] });
  await wantProof(page, '/api/oauth/disconnect');
  await page.getByRole('button', { name: 'Disconnect Google' }).focus();
  await page.keyboard.press('Enter');
  await expect(password(page)).toBeFocused();
  await expect(dialog(page)).toHaveAccessibleDescription(/more than 5 minutes ago/);
  for (const name of [
    'Show your password',
    'Confirm',
    'Use a passkey',
    'Confirm with Google',
    'Cancel',
  ]) {
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('button', { name, exact: true })).toBeFocused();
  }
  await password(page).focus();
  await page.keyboard.type('any password');
  const body = nextBody(page, '/api/proof/password');
  await page.keyboard.press('Enter');
  expect(await body).toEqual({ password: 'any password' });
  await expect(toast(page)).toHaveText('Google disconnected');
});

test('a password manager finds the account and the password', async ({ page }) => {
  await openAccount(page);
  await wantProof(page, '/api/account/email');
  await startNewAddress(page);
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
  const username = dialog(page).locator('input[autocomplete=username]');
  await expect(username).toHaveValue(sampleAccount.user.email);
  await expect(username).toBeHidden();
});

test('an empty password is named before anything is sent', async ({ page }) => {
  await openAccount(page);
  await wantProof(page, '/api/account/email');
  await startNewAddress(page);
  await expect(password(page)).toBeVisible();
  const requests = recordSent(page);
  await password(page).press('Enter');
  await expect(password(page)).toHaveAccessibleDescription('Enter your password.');
  expect(requests).toEqual([]);
});

test('too many guesses are told in the dialog', async ({ page, complaints }) => {
  complaints.allow(/status of 429/);
  await openAccount(page);
  await wantProof(page, '/api/account/email');
  const tooMany = refuse(429, { code: 'too_many_attempts' }, { 'Retry-After': '60' });
  await page.route('/api/proof/password', tooMany);
  await startNewAddress(page);
  await password(page).fill('guess');
  await password(page).press('Enter');
  await expect(dialog(page).getByRole('alert')).toHaveText(/^Too many attempts.* 1 minute/);
});

test('an account without password and passkey gets a code by mail', async ({ page }) => {
  await openAccount(page, { hasPassword: false, connections: [sampleConnection] });
  await wantProof(page, '/api/account/password');
  await page.getByText('Set a password').first().click();
  await page.getByLabel('New password', { exact: true }).fill('a lantern above the harbour');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Confirm with Google' })).toBeFocused();
  await expect(password(page)).toHaveCount(0);

  await dialog(page).getByRole('button', { name: 'Email me a code' }).click();
  const code = dialog(page).getByLabel('Code from the email');
  await expect(code).toBeFocused();
  await expect(dialog(page)).toContainText('Email sent to kim@example.com');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/^Enter the code from the email\./);

  const wrong = { code: 'wrong_code', field: 'code', message: 'Not this code.' } as const;
  await page.route('/api/proof/code', refuse(403, wrong), { times: 1 });
  await code.fill('1111 2222');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/^Not this code\./);
  const body = nextBody(page, '/api/proof/code');
  await code.press('Enter');
  expect(await body).toEqual({ code: '1111 2222' });
  await expect(toast(page)).toHaveText('Password changed');
});

test('an account with a passkey alone says what to do in a browser without', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  await openAccount(page, { hasPassword: false, passkeys: [samplePasskey] });
  await wantProof(page, '/api/account/export');
  await page.getByRole('button', { name: 'Download your data' }).click();
  await expect(dialog(page)).toContainText('this browser cannot use');
  await dialog(page).getByRole('link', { name: 'Set a password by email' }).click();
  await expectToArrive(page, '/forgot-password');
});

test('a provider that cannot be opened is told in the dialog', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  await openAccount(page, { connections: [sampleConnection] });
  await wantProof(page, '/api/account/export');
  const notSetUp = { code: 'provider_not_set_up', message: 'Google is not set up.' } as const;
  await page.route('/api/oauth/start', refuse(404, notSetUp));
  await page.getByRole('button', { name: 'Download your data' }).click();
  const google = dialog(page).getByRole('button', { name: 'Confirm with Google' });
  const body = nextBody(page, '/api/oauth/start');
  await google.click();
  expect(await body).toEqual({ provider: 'google', intent: 'prove' });
  await expect(dialog(page).getByRole('alert')).toHaveText('Google is not set up.');
  await expect(google).toHaveAttribute('aria-disabled', 'false');
});

test('two refusals at once share one dialog', async ({ page }) => {
  await openAccount(page, { connections: [sampleConnection] });
  await wantProof(page, '/api/account/export');
  await wantProof(page, '/api/oauth/disconnect');
  await page.getByRole('button', { name: 'Download your data' }).evaluate((button) => {
    const disconnect = document.querySelector<HTMLElement>('[aria-label="Disconnect Google"]');
    if (button instanceof HTMLElement) button.click();
    disconnect?.click();
  });
  await expect(dialog(page)).toHaveCount(1);
  await cancel(page).click();
  await expect(dialog(page)).toHaveCount(0);
  for (const name of ['Download your data', 'Disconnect Google']) {
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'false');
  }
});

for (const [where, size] of [
  ['on a small phone', { width: 320, height: 480 }],
  ['at 400 % zoom', { width: 320, height: 256 }],
] as const) {
  test(`everything in the dialog can be reached ${where}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openAccount(page, { passkeys: [samplePasskey], connections: [sampleConnection] });
    await wantProof(page, '/api/account/export');
    await page.getByRole('button', { name: 'Download your data' }).click();
    await expect(password(page)).toBeInViewport();
    for (const name of ['Confirm', 'Use a passkey', 'Confirm with Google', 'Cancel']) {
      const button = dialog(page).getByRole('button', { name, exact: true });
      while (!(await button.evaluate((element) => element === document.activeElement))) {
        await page.keyboard.press('Tab');
      }
      await expect(button).toBeInViewport({ ratio: 0.95 });
    }
    const { scrollWidth, clientWidth } = await dialog(page).evaluate((element) => ({
      scrollWidth: element.scrollWidth,
      clientWidth: element.clientWidth,
    }));
    expect(scrollWidth).toBe(clientWidth);
  });
}
