/** The account screen: its content, its changes and its error messages. */
import type { Page } from 'playwright/test';
import type { AccountSuccess } from '../../worker/contract/accounts.ts';
import {
  addSessionCookie,
  confirmAddress,
  done,
  GOOD_PASSWORD,
  makeAccount,
  makeConfirmedAccount,
  markSignedIn,
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
import { expectAccessible } from './expect-accessible.ts';
import {
  demoAccount,
  expect,
  expectToArrive,
  holdApp,
  recordRequests,
  recordSent,
  test,
  visit,
} from './fixtures.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toast = (page: Page) => page.getByRole('main').getByRole('status').last();
const prompt = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Log in' });

async function openAccount(page: Page, changes: Partial<AccountSuccess> = {}): Promise<void> {
  await signInAs(page, changes);
  await visit(page, '/account');
  await expect(part(page, 'Profile')).toBeVisible();
}

test.describe('with the Worker', () => {
  test('name, password and address change', async ({ page }) => {
    const account = await makeConfirmedAccount('account');
    await startSession(page, account);
    await visit(page, '/account');

    await page.getByLabel('Your name').fill('Robin Goodfellow');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(toast(page)).toHaveText('Name saved');
    await expect(page.getByText('Robin Goodfellow', { exact: true })).toBeVisible();

    const password = part(page, 'Password');
    await password.getByText('Change password').click();
    await password.getByLabel('New password', { exact: true }).fill('a lantern above the harbour');
    await password.getByRole('button', { name: 'Save new password' }).click();
    await expect(toast(page)).toHaveText('Password changed');
    await expect(password.getByLabel('New password', { exact: true })).toBeHidden();

    const next = newAddress('account-next');
    const address = part(page, 'Email address');
    await address.getByText('Change address').click();
    await address.getByLabel('New email address').fill(next);
    await address.getByRole('button', { name: 'Send a link to the new address' }).click();
    await expect(address.getByText('is not confirmed yet')).toContainText(next);
    await confirmAddress(page.request, next);
    await page.reload();
    await expect(address.getByText(next)).toBeVisible();
  });

  test('what happened is listed, the data is a file, and sessions end here and elsewhere', async ({
    page,
    browser,
    baseURL,
    complaints,
  }) => {
    complaints.allow(/status of 401/);
    const account = await makeAccount('sessions');
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    await addSessionCookie(elsewhere, account.email);
    // A login, not only its session, as it has to be in the list of what happened.
    const login = await post(page.request, '/api/login', account);
    await markSignedIn(page, (await login.json()).user);
    await visit(page, '/account');

    await test.step('recent activity names the browser', async () => {
      const section = part(page, 'Recent activity');
      await section.getByRole('button', { name: 'Show recent activity' }).click();
      const logins = section.getByRole('listitem').filter({ hasText: 'Logged in (password)' });
      await expect(logins.filter({ hasText: 'Chrome' }).first()).toBeVisible();
    });

    await test.step('the data of the account is a file', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download your data' }).click();
      expect((await download).suggestedFilename()).toBe('account.json');
      const stream = await (await download).createReadStream();
      const file = JSON.parse(Buffer.concat(await stream.toArray()).toString());
      expect(JSON.stringify(file)).toContain(account.email);
      await expect(toast(page)).toHaveText('Your data has been downloaded');
    });

    await test.step('the session of another browser is listed, and ended', async () => {
      const rows = part(page, 'Sessions').getByRole('listitem');
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toContainText('this browser');
      await rows
        .last()
        .getByRole('button', { name: /^End this session/ })
        .click();
      await expect(rows).toHaveCount(1);
      expect((await elsewhere.request.get('/api/session')).status()).toBe(401);
      await elsewhere.close();
    });

    await test.step('all of them are ended', async () => {
      await page.getByRole('button', { name: 'Log out everywhere' }).click();
      await expectToArrive(page, '/login');
      expect((await page.request.get('/api/session')).status()).toBe(401);
      await page.goBack();
      await expect(prompt(page)).toBeVisible();
    });
  });

  test('a demo account sees everything, and is told why it cannot change', async ({ page }) => {
    await startSession(page, demoAccount);
    await visit(page, '/devops-on-boarding');
    await expect(page.getByText(`Hello, ${demoAccount.username}`)).toBeVisible();
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(part(page, 'Profile')).toBeVisible();
    await expect(page.getByText('Confirm your address')).toBeHidden();
    for (const name of [
      'Save name',
      'Connect Google',
      'Add a passkey',
      'Download your data',
      'Delete your account',
    ]) {
      const button = page.getByRole('button', { name });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(/shared by every visitor/);
    }
    await expect(part(page, 'Remembered browsers')).toBeHidden();
    for (const summary of await page.locator('main summary').all()) await summary.click();
    await expectAccessible(page, 'a demo account');
    const requests = recordSent(page);
    await page.getByRole('button', { name: 'Delete your account' }).click({ force: true });
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(requests).toEqual([]);
  });
});

test('who is not signed in gets a prompt, and costs no request', async ({ page }) => {
  const requests = recordRequests(page);
  await visit(page, '/account');
  await expect(prompt(page)).toHaveAttribute('href', '/login');
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/register',
  );
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('what is loading keeps its place, and the prompt is not seen meanwhile, also before the app has started', async ({
  page,
}) => {
  await signInAs(page);
  let respond = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('/api/account', async (route) => {
    await isAnswered;
    await route.fulfill({ json: sampleAccount });
  });
  const startApp = await holdApp(page);
  const isAsked = page.waitForRequest('/api/account');
  await page.goto('/account');
  const place = page.getByRole('status', { name: 'Loading your account' });
  await expect(place).toBeVisible();
  await expect(prompt(page)).toBeHidden();
  startApp();
  await isAsked;
  await expect(place).toBeVisible();
  await expect(prompt(page)).toBeHidden();
  respond();
  await expect(part(page, 'Profile')).toBeVisible();
});

test('an account that does not load says why, and can be loaded again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await signInAs(page);
  await page.route('/api/account', (route) => route.abort());
  await visit(page, '/account');
  const again = page.getByRole('button', { name: 'Load your account again' });
  const alert = page.getByRole('alert');
  await expect(alert, 'when the network is gone').toHaveText(/could not reach the server/);
  for (const [situation, answer, words] of [
    ['the database does not answer', refuse(503, { code: 'unavailable' }), /not available/],
    ['there were too many calls', refuse(429, { code: 'too_many_attempts' }), /Too many attempts/],
  ] as const) {
    await page.route('/api/account', answer);
    await again.click();
    await expect(alert, `when ${situation}`).toHaveText(words);
  }
  await page.route('/api/account', (route) => route.fulfill({ json: sampleAccount }));
  await again.click();
  await expect(part(page, 'Profile')).toBeVisible();
});

test('an account without a password keeps its last way in, and can change its address', async ({
  page,
}) => {
  await openAccount(page, { hasPassword: false, connections: [sampleConnection] });
  const disconnect = page.getByRole('button', { name: 'Disconnect Google' });
  await expect(disconnect).toBeDisabled();
  await expect(disconnect).toHaveAccessibleDescription(/only way to log in/);
  await expect(part(page, 'Password').getByText('Set a password')).toBeVisible();

  const address = part(page, 'Email address');
  await address.getByText('Change address').click();
  await address.getByLabel('New email address').fill('new@example.com');
  await page.route('/api/account/email', done);
  const body = nextBody(page, '/api/account/email');
  await address.getByRole('button', { name: 'Send a link to the new address' }).click();
  expect(await body).toEqual({ email: 'new@example.com' });
  await expect(toast(page)).toHaveText('Link sent to the new address');
});

test('what goes wrong is said where it was asked for, and the focus stays there', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await openAccount(page);
  await test.step('an export that fails', async () => {
    await page.route('/api/account/export', refuse(503, { code: 'unavailable' }));
    await page.getByRole('button', { name: 'Download your data' }).click();
    await expect(part(page, 'Your data').getByRole('alert')).toContainText('not available');
    await page.unroute('/api/account/export');
    await page.route('/api/account/export', (route) => route.abort());
    await page.getByRole('button', { name: 'Download your data' }).click();
    await expect(part(page, 'Your data').getByRole('alert')).toContainText('could not reach');
  });
  await test.step('a weak new password, and one that is saved', async () => {
    const weak = { code: 'weak_password', message: 'Too common.' } as const;
    await page.route('/api/account/password', refuse(400, { ...weak, field: 'newPassword' }));
    const password = part(page, 'Password');
    const summary = password.getByText('Change password');
    await summary.click();
    await expect(password.getByLabel('End my other sessions')).toBeChecked();
    const next = password.getByLabel('New password', { exact: true });
    await next.fill('password1');
    const body = nextBody(page, '/api/account/password');
    await password.getByRole('button', { name: 'Save new password' }).click();
    expect(await body).toEqual({ newPassword: 'password1', endOtherSessions: true });
    await expect(next).toHaveAccessibleDescription(/^Too common\./);
    await expect(next).toBeFocused();

    await page.route('/api/account/password', done);
    await next.fill(GOOD_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(toast(page)).toHaveText('Password changed');
    await expect(next).toBeHidden();
    await expect(summary).toBeFocused();
  });
  await test.step('deleting asks twice, can be left by Escape, and gives the focus back', async () => {
    const open = page.getByRole('button', { name: 'Delete your account' });
    await open.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete this account permanently?' });
    await expect(dialog.getByRole('listitem')).toHaveCount(5);
    const address = dialog.getByLabel('Type your email address to confirm');
    await expect(address).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.type('other@example.com');
    await page.keyboard.press('Enter');
    await expect(address).toHaveAccessibleDescription(/not the address of this account/);
    await page.route('/api/account/delete', refuse(503, { code: 'unavailable' }));
    await address.fill('KIM@example.com');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('not available');
    await expect(address).toHaveValue('KIM@example.com');

    await page.unroute('/api/account/delete');
    await page.route('/api/account/delete', done);
    const body = nextBody(page, '/api/account/delete');
    await page.keyboard.press('Enter');
    expect(await body).toEqual({});
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your account has been deleted',
    );
  });
});

test('what is taken away from an account leaves its list, and the focus does not get lost', async ({
  page,
}) => {
  let account: AccountSuccess = {
    ...sampleAccount,
    passkeys: [samplePasskey],
    connections: [sampleConnection],
  };
  await signInAs(page);
  await page.route('/api/account', (route) => route.fulfill({ json: account }));
  await visit(page, '/account');

  await test.step('the other remembered browsers', async () => {
    const section = part(page, 'Remembered browsers');
    const rows = section.getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('this browser');
    await expect(rows.last()).toContainText('last login on 2 March 2026');

    await page.route('/api/account/forget-devices', done);
    account = { ...account, devices: account.devices.slice(0, 1) };
    const body = nextBody(page, '/api/account/forget-devices');
    const forget = page.getByRole('button', { name: 'Forget all other browsers' });
    await forget.click();
    expect(await body).toEqual({});
    await expect(rows).toHaveCount(1);
    await expect(forget).toBeHidden();
    await expect(section.getByRole('heading', { name: 'Remembered browsers' })).toBeFocused();
    await expect(toast(page)).toHaveText('Other browsers forgotten');
  });

  const rows: readonly (readonly [string, string, string | RegExp, Partial<AccountSuccess>])[] = [
    [
      'Sessions',
      '/api/account/sessions/end',
      /^End this session/,
      { sessions: sampleAccount.sessions.slice(0, 1) },
    ],
    ['Passkeys', '/api/passkeys/remove', 'Remove Laptop', { passkeys: [] }],
  ];
  for (const [name, path, button, rest] of rows) {
    await test.step(`a row of ${name}`, async () => {
      await page.route(path, done);
      account = { ...account, ...rest };
      await part(page, name).getByRole('button', { name: button }).focus();
      await page.keyboard.press('Enter');
      await expect(part(page, name).getByRole('button', { name: button })).toBeHidden();
      await expect(part(page, name).getByRole('heading', { name })).toBeFocused();
    });
  }

  await test.step('with another way in, a sign-in', async () => {
    await page.route('/api/oauth/disconnect', done);
    account = { ...account, connections: [] };
    const body = nextBody(page, '/api/oauth/disconnect');
    await page.getByRole('button', { name: 'Disconnect Google' }).click();
    expect(await body).toEqual({ provider: 'google' });
    await expect(toast(page)).toHaveText('Google disconnected');
    await expect(page.getByRole('button', { name: 'Connect Google' })).toBeFocused();
  });
});

test('an address that is not confirmed is called to mind, cannot change, and gets no way in', async ({
  page,
}) => {
  await signInAs(page, { isEmailVerified: false });
  await page.route('/api/resend-verification', done);

  await test.step('it is called to mind in the workspace', async () => {
    await visit(page, '/devops-on-boarding');
    const reminder = page.getByText(/Please confirm your address. We sent a link to/);
    await expect(reminder).toContainText('kim@example.com');
    const body = nextBody(page, '/api/resend-verification');
    await page.getByRole('button', { name: 'Send it again' }).click();
    expect(await body).toEqual({ email: 'kim@example.com' });
    await expect(page.getByText('Sent again.', { exact: true })).toBeVisible();
  });

  await page.getByRole('link', { name: 'Account', exact: true }).click();
  const address = part(page, 'Email address');
  await address.getByText('Change address').click();
  const send = address.getByRole('button', { name: 'Send a link to the new address' });
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription(/^Confirm your address first/);
  for (const name of ['Connect Google', 'Add a passkey', 'Set up a second factor']) {
    const button = page.getByRole('button', { name });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/^Confirm your address/);
  }
  const body = nextBody(page, '/api/resend-verification');
  await address.getByRole('button', { name: 'Send the confirmation email' }).click();
  expect(await body).toEqual({ email: sampleAccount.user.email });
});

test('nothing is called to mind for a confirmed account that was not recovered', async ({
  page,
}) => {
  await signInAs(page, { passkeys: [samplePasskey] });
  const confirmed = page.waitForResponse('/api/session');
  await visit(page, '/devops-on-boarding');
  await confirmed;
  await expect(page.getByText('Hello, Kim')).toBeVisible();
  await expect(page.getByText('Confirm your address')).toBeHidden();
  await expect(page.getByText('Your account was recovered by email')).toBeHidden();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(part(page, 'Profile')).toBeVisible();
  await expect(part(page, 'Which of these are yours?')).toBeHidden();
});
