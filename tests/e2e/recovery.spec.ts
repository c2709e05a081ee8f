/** After an account was in other hands: its sign-in methods are reviewed, an address is taken back. */
import type { Page } from 'playwright/test';
import { makeConfirmedAccount, newAddress, nextBody, post, startSession } from './accounts.ts';
import { connectProvider } from './database.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import { expect, expectToArrive, test, visit, waitForApp } from './fixtures.ts';
import { linkIn, waitForMail, waitForToken } from './mailbox.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const panel = (page: Page) => page.getByRole('region', { name: 'Which of these are yours?' });
const finish = (page: Page) => panel(page).getByRole('button', { name: 'Remove all the others' });
const toast = (page: Page) => page.getByRole('main').getByRole('status').last();

test('after a reset the workspace leads to a review, which removes what an intruder added', async ({
  page,
}) => {
  const account = await makeConfirmedAccount('review');
  await connectProvider(account.email, 'google');
  await connectProvider(account.email, 'facebook');
  await post(page.request, '/api/forgot-password', { email: account.email });
  const token = await waitForToken(account.email, /reset-password/);
  const password = 'a lantern above the harbour';
  await post(page.request, '/api/reset-password', { token, password });

  await startSession(page, { ...account, password });
  await visit(page, '/devops-on-boarding');
  await expect(page.getByText('Your account was recovered by email')).toBeVisible();
  await expectAccessible(page, 'the workspace with a review to do');
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
});

test('an address is taken back with the link of a mail, which works by a press and once', async ({
  page,
  request: intruder,
  complaints,
}) => {
  complaints.allow(/status of 40[01]|net::ERR_FAILED/);
  const account = await makeConfirmedAccount('undo');
  await post(intruder, '/api/login', account);
  const stolen = newAddress('undo-stolen');
  await post(intruder, '/api/account/email', { email: stolen });
  const confirming = await waitForToken(stolen, /verify-email/);
  await post(intruder, '/api/verify-email', { token: confirming });

  await startSession(page, { ...account, email: stolen });
  const link = linkIn(await waitForMail(account.email, /undo-email/));
  const button = page.getByRole('button', { name: 'Undo the change' });
  await page.goto(link);
  await expect(page).toHaveURL('/undo-email');
  await waitForApp(page);
  await expectPainted(button);
  await expectAccessible(page, 'an address to take back');
  expect((await intruder.get('/api/session')).status(), 'opening it does nothing').toBe(200);

  const body = nextBody(page, '/api/undo-email');
  await button.press('Enter');
  expect(await body).toEqual({ token: new URL(link).hash.replace('#token=', '') });
  await expect(heading(page)).toHaveText('The change is undone');
  await expect(heading(page)).toBeFocused();
  await expectAccessible(page, 'an address that is back');
  expect((await intruder.get('/api/session')).status()).toBe(401);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('currentUser');
  await page.getByRole('link', { name: 'Set a new password' }).click();
  await expectToArrive(page, '/forgot-password');

  await test.step('a link that does not work leads to us', async () => {
    await page.goto(link);
    await button.click();
    await expect(heading(page)).toHaveText('This link no longer works');
    await page.getByRole('link', { name: 'Contact us' }).click();
    await expectToArrive(page, '/contact');
  });
});
