/** Sign-in with Google, Facebook and X, end to end: screens, Worker and a mock provider. */
import type { Page } from 'playwright/test';
import {
  confirmAddress,
  logOut,
  makeAccount,
  makeConfirmedAccount,
  newAddress,
  post,
  startSession,
  submitLogin,
} from './accounts.ts';
import { ageProofs } from './database.ts';
import { expect, expectToArrive, test, visit } from './fixtures.ts';
import { codeIn, linkIn, waitForMail } from './mailbox.ts';
import { startProviders, stopProviders, type TestProviders } from './providers.ts';

// The providers use fixed ports, so these tests run in one process.
test.describe.configure({ mode: 'default' });

let providers: TestProviders;
test.beforeAll(async ({ baseURL }) => {
  providers = await startProviders(Number(new URL(baseURL ?? '').port));
});
test.afterAll(() => stopProviders(providers));

/** A new Google user that no other test uses. */
function newGoogler(email = newAddress('google')) {
  return { sub: crypto.randomUUID(), email, email_verified: true, name: 'Grace Hopper' };
}

async function choose(page: Page, provider: 'Google' | 'Facebook' | 'Twitter'): Promise<void> {
  await page.getByRole('button', { name: provider, exact: true }).click();
}

async function readUser(page: Page): Promise<unknown> {
  const session = await page.request.get('/api/session');
  return session.ok() ? (await session.json()).user : undefined;
}

test('somebody new comes in with Google, and is the same the next time', async ({ page }) => {
  const person = newGoogler();
  providers.google.person = person;
  await visit(page, '/login');
  await choose(page, 'Google');
  await expectToArrive(page, '/devops-on-boarding');
  const user = await readUser(page);
  expect(user).toMatchObject({ email: person.email, username: 'Grace Hopper' });

  await logOut(page);
  providers.google.person = { ...person, email: newAddress('moved') };
  await choose(page, 'Google');
  await expectToArrive(page, '/devops-on-boarding');
  expect(await readUser(page)).toEqual(user);
});

test('Remember Me goes for Google too', async ({ page }) => {
  for (const isRemembered of [true, false]) {
    providers.google.person = newGoogler();
    await visit(page, '/login');
    await page.getByLabel('Remember Me').setChecked(isRemembered);
    await choose(page, 'Google');
    await expectToArrive(page, '/devops-on-boarding');
    const cookies = await page.context().cookies();
    const session = cookies.find(({ name }) => name === '__Host-session');
    const days = ((session?.expires ?? 0) - Date.now() / 1000) / 86_400;
    if (isRemembered) expect(days).toBeCloseTo(30, 1);
    else expect(session?.expires).toBe(-1);
    await logOut(page);
  }
});

test('X opens the account of the address that it has confirmed', async ({ page }) => {
  const email = newAddress('x');
  providers.twitter.person = { data: { id: email, username: 'ada', confirmed_email: email } };
  await visit(page, '/login');
  await choose(page, 'Twitter');
  await expectToArrive(page, '/devops-on-boarding');
  expect(await readUser(page)).toMatchObject({ email, username: 'ada' });
});

test('Google opens the account that is there, if it hosts the address', async ({ page }) => {
  const account = await makeConfirmedAccount(page.request, 'both');
  providers.google.person = { ...newGoogler(account.email), hd: 'example.com' };
  await visit(page, '/login');
  await choose(page, 'Google');
  await expectToArrive(page, '/devops-on-boarding');
  expect(await readUser(page)).toMatchObject({ email: account.email, username: 'Robin' });
  expect(await waitForMail(account.email, /also log in to .* with Google/)).toContain('/account');

  await logOut(page);
  await submitLogin(page, account);
  await expectToArrive(page, '/devops-on-boarding');
});

test('Google does not open a confirmed account whose address it does not host', async ({
  page,
}) => {
  const account = await makeConfirmedAccount(page.request, 'hosted');
  providers.google.person = newGoogler(account.email);
  await visit(page, '/login');
  await choose(page, 'Google');
  await expect(page.getByText(/^You have an account with this address/)).toBeVisible();
  await expectToArrive(page, '/login');
  expect(await readUser(page)).toBeUndefined();
});

test('whoever took an address without confirming it is out when its owner comes with Google', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const account = await makeAccount(page.request, 'squatted');
  const squatter = await browser.newContext();
  expect((await post(squatter.request, '/api/login', account)).status()).toBe(200);

  providers.google.person = newGoogler(account.email);
  await visit(page, '/login');
  await choose(page, 'Google');
  await expectToArrive(page, '/devops-on-boarding');

  expect((await squatter.request.get('/api/session')).status()).toBe(401);
  await squatter.close();
  await logOut(page);
  await submitLogin(page, account);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email or password');
});

test('stopping at the provider leads back to the login screen, with words', async ({ page }) => {
  providers.google.person = newGoogler();
  providers.google.mishap = 'is cancelled';
  await visit(page, '/login');
  await choose(page, 'Google');
  await expect(page.getByText(/^You cancelled at the provider/)).toBeVisible();
  await expectToArrive(page, '/login');
  expect(await readUser(page)).toBeUndefined();
});

test('so does a provider that fails', async ({ page }) => {
  providers.twitter.mishap = 'fails';
  await visit(page, '/login');
  await choose(page, 'Twitter');
  await expect(page.getByText(/^The provider did not answer/)).toBeVisible();
  expect(await readUser(page)).toBeUndefined();
});

test('a callback that this browser did not ask for signs nobody in', async ({ page, browser }) => {
  providers.google.person = newGoogler();
  const attacker = await browser.newContext();
  const start = await post(attacker.request, '/api/oauth/start', {
    provider: 'google',
    intent: 'login',
  });
  const { location } = await start.json();
  const answer = await attacker.request.get(location, { maxRedirects: 0 });
  await attacker.close();

  await page.goto(answer.headers().location ?? '');
  await expect(page.getByText(/Please start again/)).toBeVisible();
  expect(await readUser(page)).toBeUndefined();
});

test('a code of Facebook is worth nothing at Google’s callback', async ({ page }) => {
  providers.facebook.person = { id: crypto.randomUUID(), name: 'Fay' };
  providers.facebook.mishap = 'is mixed up';
  await visit(page, '/login');
  await choose(page, 'Facebook');
  await expect(page.getByText(/^We could not verify the provider’s answer/)).toBeVisible();
  expect(await readUser(page)).toBeUndefined();
});

test.describe('Facebook, which vouches for no address,', () => {
  /** Returns from Facebook and enters an address. @returns the link in the mail to it. */
  async function nameAddress(
    page: Page,
    email: string,
    pattern = /Facebook, as Fay Weldon/,
  ): Promise<string> {
    providers.facebook.person = { id: crypto.randomUUID(), name: 'Fay Weldon' };
    await visit(page, '/login');
    await choose(page, 'Facebook');
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
    await page.getByLabel('Email Address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(email)).toBeVisible();
    return linkIn(await waitForMail(email, pattern));
  }

  test('opens an account once the address is confirmed', async ({ page }) => {
    const email = newAddress('facebook');
    await page.goto(await nameAddress(page, email));
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your sign-in is connected');
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('link', { name: 'Go to login' }).click();
    await choose(page, 'Facebook');
    await expectToArrive(page, '/devops-on-boarding');
    expect(await readUser(page)).toMatchObject({ email, username: 'Fay Weldon' });
  });

  test('is not connected by somebody who follows the link in another browser', async ({
    page,
    browser,
    complaints,
  }) => {
    complaints.allow(/status of 40[01]/);
    const link = await nameAddress(page, newAddress('victim'));
    const victim = await browser.newPage();
    await victim.goto(link);
    await victim.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(victim.getByText(/in the browser in which you chose Facebook/)).toBeVisible();
    await victim.close();

    await visit(page, '/login');
    await choose(page, 'Facebook');
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
    expect(await readUser(page)).toBeUndefined();
  });

  test('is not connected to a confirmed account by mail: its owner has to log in', async ({
    page,
  }) => {
    const account = await makeConfirmedAccount(page.request, 'owner');
    const link = await nameAddress(page, account.email, /connect Facebook on your account page/);
    expect(new URL(link)).toMatchObject({ pathname: '/login', hash: '' });
  });
});

test.describe('the account screen', () => {
  test('connects a sign-in, tells the owner, and takes it away again', async ({ page }) => {
    const account = await makeConfirmedAccount(page.request, 'connect');
    await startSession(page, account);
    const person = newGoogler();
    providers.google.person = person;
    await visit(page, '/account');
    await page.getByRole('button', { name: 'Connect Google' }).click();
    await expect(page.getByText(/^Connected\. /)).toBeVisible();
    await expectToArrive(page, '/account');
    await expect(page.getByText(person.email)).toBeVisible();
    await waitForMail(account.email, /also log in to .* with Google/);

    await page.getByRole('button', { name: 'Disconnect Google' }).click();
    await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
    await waitForMail(account.email, /no longer log in to .* with Google/);
  });

  test('keeps the last way in', async ({ page }) => {
    providers.google.person = newGoogler();
    await visit(page, '/login');
    await choose(page, 'Google');
    await expectToArrive(page, '/devops-on-boarding');
    await visit(page, '/account');
    const button = page.getByRole('button', { name: 'Disconnect Google' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/only way to log in/);
    const response = await post(page.request, '/api/oauth/disconnect', { provider: 'google' });
    expect((await response.json()).code).toBe('last_way_in');
  });

  test('does not connect what opens another account', async ({ page }) => {
    const person = newGoogler();
    providers.google.person = person;
    await visit(page, '/login');
    await choose(page, 'Google');
    await expectToArrive(page, '/devops-on-boarding');
    await logOut(page);

    await startSession(page, await makeConfirmedAccount(page.request, 'taken'));
    await visit(page, '/account');
    await page.getByRole('button', { name: 'Connect Google' }).click();
    await expect(page.getByText(/already connected to another account/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
  });

  test('connects nothing before the address is confirmed', async ({ page }) => {
    const account = await makeAccount(page.request, 'unconfirmed');
    await startSession(page, account);
    await visit(page, '/account');
    const button = page.getByRole('button', { name: 'Connect Google' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await confirmAddress(page.request, account.email);
    await visit(page, '/account');
    await expect(button).toHaveAttribute('aria-disabled', 'false');
  });

  test('takes a sign-in at the connected provider as a proof, and no other account there', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 403/);
    const person = newGoogler();
    providers.google.person = person;
    await visit(page, '/login');
    await choose(page, 'Google');
    await expectToArrive(page, '/devops-on-boarding');
    await visit(page, '/account');
    await ageProofs(person.email);

    const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
    providers.google.person = newGoogler();
    await page.getByRole('button', { name: 'Download your data' }).click();
    await dialog.getByRole('button', { name: 'Confirm with Google' }).click();
    await expect(page.getByText(/^You chose another account at the provider/)).toBeVisible();

    providers.google.person = person;
    await page.getByRole('button', { name: 'Download your data' }).click();
    await dialog.getByRole('button', { name: 'Confirm with Google' }).click();
    await expect(page.getByText(/^Confirmed\. /)).toBeVisible();
    await expectToArrive(page, '/account');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download your data' }).click();
    await download;
  });

  test('mails a code to an account that has only a sign-in', async ({ page, complaints }) => {
    complaints.allow(/status of 403/);
    const person = newGoogler();
    providers.google.person = person;
    await visit(page, '/login');
    await choose(page, 'Google');
    await expectToArrive(page, '/devops-on-boarding');
    await visit(page, '/account');
    await ageProofs(person.email);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download your data' }).click();
    await page.getByRole('button', { name: 'Email me a code' }).click();
    const code = page.getByLabel('Code from the email');
    await code.fill('00000000');
    await code.press('Enter');
    await expect(code).toHaveAccessibleDescription(/^This is not the code/);
    await code.fill(codeIn(await waitForMail(person.email, /Enter this code/)));
    await code.press('Enter');
    await download;
  });
});
