/** The account screen: its content, its changes and its error messages. */
import type { Page } from 'playwright/test';
import type { AccountSuccess } from '../../worker/contract/accounts.ts';
import {
  confirmAddress,
  done,
  GOOD_PASSWORD,
  logInAs,
  makeAccount,
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
  test('name, password and address change, and the account is deleted in the end', async ({
    page,
  }) => {
    test.slow();
    const account = await makeAccount(page.request, 'account');
    await confirmAddress(page.request, account.email);
    await logInAs(page, account);
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expectToArrive(page, '/account');

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

    await page.getByRole('button', { name: 'Delete your account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this account permanently?' });
    await dialog.getByLabel('Type your email address to confirm').fill(next);
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your account has been deleted',
    );
    expect(await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }])).not.toContain(
      'currentUser',
    );
  });

  test('lists the sessions of two browsers, and ends the other one', async ({
    page,
    browser,
    baseURL,
    complaints,
  }) => {
    complaints.allow(/status of 401/);
    const account = await makeAccount(page.request, 'sessions');
    const other = await browser.newContext({ ...(baseURL && { baseURL }) });
    await post(other.request, '/api/login', account);
    await startSession(page, account);
    await visit(page, '/account');

    const rows = part(page, 'Sessions').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('this browser');
    await rows
      .last()
      .getByRole('button', { name: /^End this session/ })
      .click();
    await expect(rows).toHaveCount(1);
    expect((await other.request.get('/api/session')).status()).toBe(401);
    await other.close();

    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await expectToArrive(page, '/login');
    await visit(page, '/account');
    await expect(prompt(page)).toBeVisible();
  });

  test('shows what happened in the account, with the browser', async ({ page }) => {
    await logInAs(page, await makeAccount(page.request, 'events'));
    await visit(page, '/account');
    const section = part(page, 'Recent activity');
    await section.getByRole('button', { name: 'Show recent activity' }).click();
    await expect(section.getByRole('listitem').first()).toContainText('Logged in (password)');
    await expect(section.getByRole('listitem').first()).toContainText('Chrome');
  });

  test('a demo account sees everything, and is told why it cannot change', async ({ page }) => {
    await startSession(page, demoAccount);
    await visit(page, '/account');
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
    const requests = recordSent(page);
    await page.getByRole('button', { name: 'Delete your account' }).click({ force: true });
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(requests).toEqual([]);
  });

  test('the data of the account is a file', async ({ page }) => {
    const account = await makeAccount(page.request, 'export');
    await startSession(page, account);
    await visit(page, '/account');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download your data' }).click();
    expect((await download).suggestedFilename()).toBe('account.json');
    const stream = await (await download).createReadStream();
    const file = JSON.parse(Buffer.concat(await stream.toArray()).toString());
    expect(JSON.stringify(file)).toContain(account.email);
    await expect(toast(page)).toHaveText('Your data has been downloaded');
  });

  test('a session that ended meanwhile leads back to the prompt', async ({ page, complaints }) => {
    complaints.allow(/status of 401/);
    const account = await makeAccount(page.request, 'ended');
    await startSession(page, account);
    await visit(page, '/account');
    await post(page.request, '/api/logout', {});
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(prompt(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  });

  test('in a tab of its own the account is there as well', async ({ page, context }) => {
    const account = await makeAccount(page.request, 'new-tab');
    await logInAs(page, account);
    const tab = await context.newPage();
    await visit(tab, '/account');
    await expect(tab.getByLabel('Your name')).toHaveValue('Robin');
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

test('a browser with a session shows the place of the account before the app has started', async ({
  page,
}) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('signed_in', '1'));
  const startApp = await holdApp(page);
  await page.goto('/account');
  await expect(page.getByRole('status', { name: 'Loading your account' })).toBeVisible();
  await expect(prompt(page)).toBeHidden();
  await signInAs(page);
  startApp();
  await expect(part(page, 'Profile')).toBeVisible();
});

test('what is loading keeps its place, and the prompt is not seen meanwhile', async ({ page }) => {
  await signInAs(page);
  let respond = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('/api/account', async (route) => {
    await isAnswered;
    await route.fulfill({ json: sampleAccount });
  });
  await visit(page, '/account');
  await expect(page.getByRole('status', { name: 'Loading your account' })).toBeVisible();
  await expect(prompt(page)).toBeHidden();
  respond();
  await expect(part(page, 'Profile')).toBeVisible();
});

for (const [situation, answer, words] of [
  ['the network is gone', 'abort', /could not reach the server/],
  ['the database does not answer', refuse(503, { code: 'unavailable' }), /not available/],
  ['there were too many calls', refuse(429, { code: 'too_many_attempts' }), /Too many attempts/],
] as const) {
  test(`when ${situation}, the screen says so and can be loaded again`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/);
    await signInAs(page);
    await page.route('/api/account', answer === 'abort' ? (route) => route.abort() : answer);
    await visit(page, '/account');
    await expect(page.getByRole('alert')).toHaveText(words);

    await page.route('/api/account', (route) => route.fulfill({ json: sampleAccount }));
    await page.getByRole('button', { name: 'Load your account again' }).click();
    await expect(part(page, 'Profile')).toBeVisible();
  });
}

test('a weak new password is said at its field', async ({ page, complaints }) => {
  complaints.allow(/status of 400/);
  await openAccount(page);
  const weak = { code: 'weak_password', message: 'Too common.' } as const;
  await page.route('/api/account/password', refuse(400, { ...weak, field: 'newPassword' }));
  const password = part(page, 'Password');
  await password.getByText('Change password').click();
  await expect(password.getByLabel('End my other sessions')).toBeChecked();
  const next = password.getByLabel('New password', { exact: true });
  await next.fill('password1');
  const body = nextBody(page, '/api/account/password');
  await password.getByRole('button', { name: 'Save new password' }).click();
  expect(await body).toEqual({ newPassword: 'password1', endOtherSessions: true });
  await expect(next).toHaveAccessibleDescription(/^Too common\./);
  await expect(next).toBeFocused();
});

test('an account without a password can change its address', async ({ page }) => {
  await openAccount(page, { hasPassword: false, connections: [sampleConnection] });
  const address = part(page, 'Email address');
  await address.getByText('Change address').click();
  await address.getByLabel('New email address').fill('new@example.com');
  await page.route('/api/account/email', done);
  const body = nextBody(page, '/api/account/email');
  await address.getByRole('button', { name: 'Send a link to the new address' }).click();
  expect(await body).toEqual({ email: 'new@example.com' });
  await expect(toast(page)).toHaveText('Link sent to the new address');
});

test('an export that fails says so', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  await openAccount(page);
  await page.route('/api/account/export', refuse(503, { code: 'unavailable' }));
  await page.getByRole('button', { name: 'Download your data' }).click();
  await expect(part(page, 'Your data').getByRole('alert')).toContainText('not available');
  await page.unroute('/api/account/export');
  await page.route('/api/account/export', (route) => route.abort());
  await page.getByRole('button', { name: 'Download your data' }).click();
  await expect(part(page, 'Your data').getByRole('alert')).toContainText('could not reach');
});

test('the other remembered browsers are forgotten', async ({ page }) => {
  await openAccount(page);
  const rows = part(page, 'Remembered browsers').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('this browser');
  await expect(rows.last()).toContainText('last login on 2 March 2026');

  await page.route('/api/account/forget-devices', done);
  const devices = sampleAccount.devices.slice(0, 1);
  await page.route('/api/account', (route) =>
    route.fulfill({ json: { ...sampleAccount, devices } }),
  );
  const body = nextBody(page, '/api/account/forget-devices');
  const forget = page.getByRole('button', { name: 'Forget all other browsers' });
  await forget.click();
  expect(await body).toEqual({});
  await expect(rows).toHaveCount(1);
  await expect(forget).toBeHidden();
  await expect(
    part(page, 'Remembered browsers').getByRole('heading', { name: 'Remembered browsers' }),
  ).toBeFocused();
  await expect(toast(page)).toHaveText('Other browsers forgotten');
});

test('an address that is not confirmed cannot change, and no sign-in can be connected', async ({
  page,
}) => {
  await openAccount(page, { isEmailVerified: false });
  const address = part(page, 'Email address');
  await address.getByText('Change address').click();
  const send = address.getByRole('button', { name: 'Send a link to the new address' });
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription(/^Confirm your address first/);
  for (const name of ['Connect Google', 'Add a passkey']) {
    const button = page.getByRole('button', { name });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/^Confirm your address first/);
  }

  await page.route('/api/resend-verification', done);
  const body = nextBody(page, '/api/resend-verification');
  await address.getByRole('button', { name: 'Send the confirmation email' }).click();
  expect(await body).toEqual({ email: sampleAccount.user.email });
});

test('the focus stays at the form whose new password was saved', async ({ page }) => {
  await openAccount(page);
  const password = part(page, 'Password');
  const summary = password.getByText('Change password');
  await page.route('/api/account/password', done);
  await summary.click();
  await password.getByLabel('New password', { exact: true }).fill(GOOD_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toHaveText('Password changed');
  await expect(password.getByLabel('New password', { exact: true })).toBeHidden();
  await expect(summary).toBeFocused();
});

test('the focus moves to the heading of the section whose row has gone', async ({ page }) => {
  const passkeys = [samplePasskey];
  await openAccount(page, { passkeys });
  for (const [name, path, button, rest] of [
    ['Sessions', '/api/account/sessions/end', /^End this session/, { passkeys }],
    ['Passkeys', '/api/passkeys/remove', 'Remove Laptop', {}],
  ] as const) {
    const sessions = sampleAccount.sessions.slice(0, 1);
    await page.route(path, done);
    await page.route('/api/account', (route) =>
      route.fulfill({ json: { ...sampleAccount, sessions, ...rest } }),
    );
    await part(page, name).getByRole('button', { name: button }).focus();
    await page.keyboard.press('Enter');
    await expect(part(page, name).getByRole('button', { name: button })).toBeHidden();
    await expect(part(page, name).getByRole('heading', { name })).toBeFocused();
  }
});

test('the last way in cannot be taken away', async ({ page }) => {
  await openAccount(page, { hasPassword: false, connections: [sampleConnection] });
  const disconnect = page.getByRole('button', { name: 'Disconnect Google' });
  await expect(disconnect).toBeDisabled();
  await expect(disconnect).toHaveAccessibleDescription(/only way to log in/);
  await expect(part(page, 'Password').getByText('Set a password')).toBeVisible();
});

test('with another way in, a sign-in is disconnected', async ({ page }) => {
  await openAccount(page, { connections: [sampleConnection] });
  await page.route('/api/oauth/disconnect', done);
  await page.route('/api/account', (route) => route.fulfill({ json: sampleAccount }));
  const body = nextBody(page, '/api/oauth/disconnect');
  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  expect(await body).toEqual({ provider: 'google' });
  await expect(toast(page)).toHaveText('Google disconnected');
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeFocused();
});

for (const [parameter, outcome, role, words] of [
  ['connect', 'done', 'status', /^Connected\./],
  ['connect', 'cancelled', 'status', /Nothing was connected/],
  ['connect', 'taken', 'alert', /connected to another account/],
  ['connect', 'provider-unavailable', 'alert', /could not reach the provider/],
  ['proof', 'done', 'status', /^Confirmed\. Start your change again/],
  ['proof', 'cancelled', 'status', /nothing is confirmed/],
  ['proof', 'taken', 'alert', /another account at the provider/],
  ['proof', 'held', 'alert', /shortly before a reset/],
] as const) {
  test(`coming back with ${parameter} ${outcome} is told once`, async ({ page }) => {
    await signInAs(page);
    await visit(page, `/account?${parameter}=${outcome}`);
    await expect(page.getByRole(role).filter({ hasText: words })).toBeVisible();
    await expect(page).toHaveURL('/account');
  });
}

test('deleting asks twice, can be left by Escape, and gives the focus back', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 503/);
  await openAccount(page);
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has been deleted');
});

test('an address that is not confirmed yet is called to mind in the workspace', async ({
  page,
}) => {
  await signInAs(page, { isEmailVerified: false });
  await page.route('/api/resend-verification', done);
  await visit(page, '/devops-on-boarding');
  const reminder = page.getByText(/Please confirm your address. We sent a link to/);
  await expect(reminder).toContainText('kim@example.com');
  const body = nextBody(page, '/api/resend-verification');
  await page.getByRole('button', { name: 'Send it again' }).click();
  expect(await body).toEqual({ email: 'kim@example.com' });
  await expect(page.getByText('Sent again.', { exact: true })).toBeVisible();
});

for (const [who, changes] of [
  ['a confirmed account', {}],
  ['a demo account', { isDemo: true, isEmailVerified: false }],
] as const) {
  test(`nothing is called to mind for ${who}`, async ({ page }) => {
    await signInAs(page, changes);
    const confirmed = page.waitForResponse('/api/session');
    await visit(page, '/devops-on-boarding');
    await confirmed;
    await expect(page.getByText('Hello, Kim')).toBeVisible();
    await expect(page.getByText('Confirm your address')).toBeHidden();
  });
}
