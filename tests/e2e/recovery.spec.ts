/** After an account was in other hands: the review of its ways in, and an address taken back. */
import type { Page } from 'playwright/test';
import {
  done,
  logInAs,
  makeConfirmedAccount,
  newAddress,
  nextBody,
  post,
  refuse,
  SOME_TOKEN,
  sampleAccount,
  sampleConnection,
  samplePasskey,
  signInAs,
  startSession,
  submitLogin,
} from './accounts.ts';
import { connectProvider } from './database.ts';
import { expect, expectToArrive, recordSent, test, visit } from './fixtures.ts';
import { linkIn, waitForMail } from './mailbox.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const panel = (page: Page) => page.getByRole('region', { name: 'Which of these are yours?' });
const finish = (page: Page) => panel(page).getByRole('button', { name: 'Remove all the others' });
const toast = (page: Page) => page.getByRole('main').getByRole('status').last();

async function tokenIn(address: string, pattern: RegExp): Promise<string> {
  return new URL(linkIn(await waitForMail(address, pattern))).hash.replace('#token=', '');
}

test.describe('with the Worker', () => {
  test('after a reset the workspace leads to a review, which removes what an intruder added', {
    tag: '@journey',
  }, async ({ page }) => {
    const account = await makeConfirmedAccount(page.request, 'review');
    await connectProvider(account.email, 'google');
    await connectProvider(account.email, 'facebook');
    await post(page.request, '/api/forgot-password', { email: account.email });
    const token = await tokenIn(account.email, /reset-password/);
    const password = 'a lantern above the harbour';
    await post(page.request, '/api/reset-password', { token, password });

    await logInAs(page, { ...account, password });
    await expect(page.getByText('Your account was recovered by email')).toBeVisible();
    await page.getByRole('link', { name: 'Check now' }).click();
    await expectToArrive(page, '/account');
    await expect(page.getByRole('link', { name: 'Check now' })).toBeHidden();
    await expect(panel(page).getByRole('checkbox')).toHaveCount(2);
    await expect(panel(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(panel(page).getByText('blocked until confirmed')).toHaveCount(2);

    await panel(page).getByRole('checkbox', { name: 'This is mine (Google)' }).check();
    await finish(page).click();
    await expect(toast(page)).toHaveText('Your passkeys and sign-ins are reviewed');
    await expect(panel(page)).toBeHidden();
    await expect(page.getByText('blocked until confirmed')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Disconnect Google' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Connect Facebook' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Disconnect Google' })).toBeVisible();
    await expect(panel(page)).toBeHidden();
  });

  test('an address is taken back with the link of a mail, and a new password follows', {
    tag: '@journey',
  }, async ({ page, browser, baseURL, complaints }) => {
    complaints.allow(/status of 40[01]/);
    const account = await makeConfirmedAccount(page.request, 'undo');
    const intruder = await browser.newContext({ ...(baseURL && { baseURL }) });
    await post(intruder.request, '/api/login', account);
    const stolen = newAddress('undo-stolen');
    await post(intruder.request, '/api/account/email', { email: stolen });
    const confirming = await tokenIn(stolen, /verify-email/);
    await post(intruder.request, '/api/verify-email', { token: confirming });

    await startSession(page, { ...account, email: stolen });
    const link = linkIn(await waitForMail(account.email, /undo-email/));
    await page.goto(link);
    await expect(page).toHaveURL('/undo-email');
    await page.getByRole('button', { name: 'Undo the change' }).click();
    await expect(heading(page)).toHaveText('Your old address is back');
    await expect(heading(page)).toBeFocused();
    expect((await intruder.request.get('/api/session')).status()).toBe(401);
    await intruder.close();
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain('currentUser');

    await page.getByRole('link', { name: 'Set a new password' }).click();
    await expectToArrive(page, '/forgot-password');
    await page.getByLabel('Email Address').fill(account.email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.goto(linkIn(await waitForMail(account.email, /reset-password/)));
    await page.getByLabel('New password', { exact: true }).fill('a lantern above the harbour');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByRole('link', { name: 'Log in' }).click();
    await submitLogin(page, { ...account, password: 'a lantern above the harbour' });
    await expectToArrive(page, '/devops-on-boarding');

    await page.goto(link);
    await page.getByRole('button', { name: 'Undo the change' }).click();
    await expect(heading(page)).toHaveText('This link no longer works');
  });
});

test('a review says what is held, ticks nothing, and sends what is ticked', async ({ page }) => {
  await signInAs(page, {
    needsReview: true,
    passkeys: [samplePasskey, { ...samplePasskey, id: 'b', name: 'Phone', isHeld: true }],
    connections: [{ ...sampleConnection, isHeld: true }],
  });
  await visit(page, '/account');
  const rows = panel(page).getByRole('listitem');
  await expect(rows).toHaveText([
    /Passkey “Laptop”added 3 March 2026 ?This is mine/,
    /Passkey “Phone”added 3 March 2026blocked until confirmed ?This is mine/,
    /Googlekim@gmail\.example, connected 3 March 2026blocked until confirmed ?This is mine/,
  ]);
  await expect(panel(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  const passkeys = page.getByRole('region', { name: 'Passkeys', exact: true });
  await expect(passkeys.getByText('blocked until confirmed')).toHaveCount(1);
  const connections = page.getByRole('region', { name: 'Connected sign-ins' });
  await expect(connections.getByText('blocked until confirmed')).toHaveCount(1);

  await panel(page).getByRole('checkbox').first().focus();
  await page.keyboard.press('Tab');
  const phone = panel(page).getByRole('checkbox', { name: 'This is mine (Passkey “Phone”)' });
  await expect(phone).toBeFocused();
  await page.keyboard.press('Space');
  await rows.last().getByText('This is mine').click();
  await page.route('/api/account/review', done);
  await page.route('/api/account', (route) => route.fulfill({ json: sampleAccount }));
  const body = nextBody(page, '/api/account/review');
  await finish(page).press('Enter');
  expect(await body).toEqual({ passkeys: ['b'], connections: ['google'] });
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
});

test('a review that fails says so and keeps its ticks', async ({ page, complaints }) => {
  complaints.allow(/status of 503/);
  await signInAs(page, { needsReview: true, passkeys: [samplePasskey] });
  await page.route('/api/account/review', refuse(503, { code: 'unavailable' }));
  await visit(page, '/account');
  await panel(page).getByRole('checkbox').check();
  await finish(page).click();
  await expect(panel(page).getByRole('alert')).toContainText('not available');
  await expect(panel(page).getByRole('checkbox')).toBeChecked();
});

test('without a reset there is no review', async ({ page }) => {
  await signInAs(page, { passkeys: [samplePasskey] });
  const confirmed = page.waitForResponse('/api/session');
  await visit(page, '/devops-on-boarding');
  await confirmed;
  await expect(page.getByText('Hello, Kim')).toBeVisible();
  await expect(page.getByText('Your account was recovered by email')).toBeHidden();
  await visit(page, '/account');
  await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test('an address is taken back by a press, not by opening the page', async ({
  page,
  complaints,
}) => {
  complaints.allow(/net::ERR_FAILED/);
  const requests = recordSent(page);
  await visit(page, `/undo-email#token=${SOME_TOKEN}`);
  const button = page.getByRole('button', { name: 'Undo the change' });
  await expect(button).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);

  await page.route('/api/undo-email', (route) => route.abort());
  await button.press('Enter');
  await expect(page.getByRole('alert')).toContainText('could not reach the server');
  await page.unroute('/api/undo-email');
  await page.route('/api/undo-email', done);
  const body = nextBody(page, '/api/undo-email');
  await button.press('Enter');
  expect(await body).toEqual({ token: SOME_TOKEN });
  await expect(heading(page)).toHaveText('Your old address is back');
});

test('a link to take an address back that does not work leads to us', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  await page.route('/api/undo-email', refuse(400, { code: 'invalid_token' }));
  await visit(page, `/undo-email#token=${SOME_TOKEN}`);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(heading(page)).toHaveText('This link no longer works');
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expectToArrive(page, '/contact');
});
