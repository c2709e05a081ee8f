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
import { expectAccessible } from './expect-accessible.ts';
import { expect, expectToArrive, recordSent, test, visit } from './fixtures.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm it is you' });
const password = (page: Page) => dialog(page).getByLabel('Your password', { exact: true });
const cancel = (page: Page) => dialog(page).getByRole('button', { name: 'Cancel' });
const exportButton = (page: Page) => page.getByRole('button', { name: 'Download your data' });
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
  const address = page.getByLabel('New email address');
  if (await address.isHidden()) await page.getByText('Change address').click();
  await address.fill(email);
  await page.getByRole('button', { name: 'Send a link to the new address' }).click();
}

test.describe('with the Worker', () => {
  test('the password is asked for after a while, once, and the change goes on', async ({
    page,
  }) => {
    const account = await makeConfirmedAccount('proof');
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
    await exportButton(page).click();
    await download;

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

  test('each action of the screen asks, and a session that ends meanwhile leads to the prompt', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.allow(/status of 401/);
    const account = await makeConfirmedAccount('proof-all');
    await post(request, '/api/login', account);
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

    await exportButton(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.context().clearCookies({ name: '__Host-session' });
    await password(page).fill(account.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });
});

test('without a fresh proof the dialog asks, keeps what was typed, and gives the focus back', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 429/);
  await openAccount(page);
  const address = page.getByLabel('New email address');
  const send = page.getByRole('button', { name: 'Send a link to the new address' });

  await test.step('with a fresh proof there is no dialog', async () => {
    await page.route('/api/account/email', done);
    await startNewAddress(page);
    await expect(toast(page)).toHaveText('Link sent to the new address');
    await expect(dialog(page)).toHaveCount(0);
  });

  await wantProof(page, '/api/account/email');
  await startNewAddress(page);
  await expect(password(page)).toBeFocused();

  await test.step('a password manager finds the account and the password', async () => {
    await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
    const username = dialog(page).locator('input[autocomplete=username]');
    await expect(username).toHaveValue(sampleAccount.user.email);
    await expect(username).toBeHidden();
  });

  await test.step('an empty password is named before anything is sent', async () => {
    const requests = recordSent(page);
    await password(page).press('Enter');
    await expect(password(page)).toHaveAccessibleDescription('Enter your password.');
    expect(requests).toEqual([]);
  });

  await test.step('too many guesses are told in the dialog', async () => {
    const tooMany = refuse(429, { code: 'too_many_attempts' }, { 'Retry-After': '60' });
    await page.route('/api/proof/password', tooMany);
    await password(page).fill('guess');
    await password(page).press('Enter');
    await expect(dialog(page).getByRole('alert')).toHaveText(/^Too many attempts.* 1 minute/);
  });

  await test.step('it is canceled by button and by Escape', async () => {
    await cancel(page).click();
    await expect(dialog(page)).toBeHidden();
    await expect(send).toBeFocused();
    await expect(address).toHaveValue('new@example.com');
    await expect(page.getByRole('alert')).toBeHidden();

    await address.press('Enter');
    await password(page).press('Escape');
    await expect(address).toBeFocused();
    await expect(address).toHaveValue('new@example.com');
  });
});

test('with a password, a passkey and a provider there is one dialog, for the keyboard and small screens too', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  await openAccount(page, { passkeys: [samplePasskey], connections: [sampleConnection] });
  await wantProof(page, '/api/account/export');
  await wantProof(page, '/api/oauth/disconnect');
  const disconnect = page.getByRole('button', { name: 'Disconnect Google' });
  const google = dialog(page).getByRole('button', { name: 'Confirm with Google' });

  await test.step('two refusals at once share one dialog', async () => {
    await exportButton(page).evaluate((button) => {
      const other = document.querySelector<HTMLElement>('[aria-label="Disconnect Google"]');
      if (button instanceof HTMLElement) button.click();
      other?.click();
    });
    await expect(dialog(page)).toHaveCount(1);
    await cancel(page).click();
    await expect(dialog(page)).toHaveCount(0);
    for (const button of [exportButton(page), disconnect]) {
      await expect(button).toHaveAttribute('aria-disabled', 'false');
    }
  });

  for (const [where, size] of [
    ['on a small phone', { width: 320, height: 480 }],
    ['at 400 % zoom', { width: 320, height: 256 }],
  ] as const) {
    await test.step(`everything in it can be reached ${where}`, async () => {
      await page.setViewportSize(size);
      await exportButton(page).click();
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
      await cancel(page).click();
    });
  }

  await test.step('a provider that cannot be opened is told in it', async () => {
    const notSetUp = { code: 'provider_not_set_up', message: 'Google is not set up.' } as const;
    await page.route('/api/oauth/start', refuse(404, notSetUp));
    await exportButton(page).click();
    const body = nextBody(page, '/api/oauth/start');
    await google.click();
    expect(await body).toEqual({ provider: 'google', intent: 'prove' });
    await expect(dialog(page).getByRole('alert')).toHaveText('Google is not set up.');
    await expect(google).toHaveAttribute('aria-disabled', 'false');
    await cancel(page).click();
  });

  await test.step('the keyboard alone is enough, and stays in it', async () => {
    await disconnect.focus();
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
  await expectAccessible(page, 'the proof with a code that is wrong');
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
  await exportButton(page).click();
  await expect(dialog(page)).toContainText('this browser cannot use');
  await dialog(page).getByRole('link', { name: 'Set a password by email' }).click();
  await expectToArrive(page, '/forgot-password');
});
