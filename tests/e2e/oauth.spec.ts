/** Sign-in with Google and Facebook, end to end: screens, Worker and a mock provider. */
import type { APIRequestContext, Page } from 'playwright/test';
import { logOut, makeConfirmedAccount, newAddress, post, startSession } from './accounts.ts';
import { expect, expectToArrive, test, visit } from './fixtures.ts';
import { linkIn, waitForMail } from './mailbox.ts';
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

async function choose(page: Page, provider: 'Google' | 'Facebook'): Promise<void> {
  await page.getByRole('button', { name: provider, exact: true }).click();
}

/** Signs in with Google without a page. */
async function signInWithGoogle(request: APIRequestContext, person: object): Promise<void> {
  providers.google.person = { ...person };
  const start = await post(request, '/api/oauth/start', { provider: 'google', intent: 'login' });
  await request.get((await start.json()).location);
}

async function readUser(request: APIRequestContext) {
  const session = await request.get('/api/session');
  return session.ok() ? (await session.json()).user : undefined;
}

test('somebody new comes in with Google, with Remember Me, and is the same the next time without', async ({
  page,
}) => {
  const person = newGoogler();
  providers.google.person = person;
  /** The user, if the browser remembers who is logged in when it is closed. */
  const readRemembered = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('currentUser') ?? 'null'));
  await visit(page, '/login');
  await page.getByLabel('Remember Me').check();
  await choose(page, 'Google');
  await expectToArrive(page, '/devops-on-boarding');
  const user = await readUser(page.request);
  expect(user).toMatchObject({ email: person.email, username: 'Grace Hopper' });
  expect(await readRemembered()).toEqual(user);

  await logOut(page);
  providers.google.person = { ...person, email: newAddress('moved') };
  await page.getByLabel('Remember Me').uncheck();
  await choose(page, 'Google');
  await expectToArrive(page, '/devops-on-boarding');
  expect(await readUser(page.request)).toEqual(user);
  expect(await readRemembered()).toBeNull();
});

test('Facebook, which vouches for no address, opens an account once it is confirmed, in this browser', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  const email = newAddress('facebook');
  providers.facebook.person = { id: crypto.randomUUID(), name: 'Fay Weldon' };
  await visit(page, '/login');
  await choose(page, 'Facebook');
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(email)).toBeVisible();
  const link = linkIn(await waitForMail(email, /Facebook/));

  await test.step('somebody who follows the link in another browser connects nothing', async () => {
    const victim = await browser.newPage();
    await victim.goto(link);
    await victim.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(victim.getByText(/in the browser in which you chose Facebook/)).toBeVisible();
    await victim.close();
  });

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your sign-in is connected');
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('link', { name: 'Go to login' }).click();
  await choose(page, 'Facebook');
  await expectToArrive(page, '/devops-on-boarding');
  expect(await readUser(page.request)).toMatchObject({ email, username: 'Fay Weldon' });
});

test('the account screen connects a sign-in, tells the owner, and takes it away again', async ({
  page,
  request,
}) => {
  const account = await makeConfirmedAccount('connect');
  await startSession(page, account);
  await visit(page, '/account');
  const connect = page.getByRole('button', { name: 'Connect Google' });
  const main = page.getByRole('main');

  await test.step('but not what opens another account', async () => {
    await signInWithGoogle(request, newGoogler());
    await connect.click();
    await expect(main.getByRole('alert')).toHaveText(/already connected to another account/);
    await expect(connect).toBeVisible();
  });

  const person = newGoogler();
  providers.google.person = person;
  await connect.click();
  await expect(main.getByRole('status').filter({ hasText: /^Connected\. / })).toBeVisible();
  await expectToArrive(page, '/account');
  await expect(page.getByText(person.email)).toBeVisible();
  await waitForMail(account.email, /also log in to .* with Google/);

  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(connect).toBeVisible();
  await waitForMail(account.email, /no longer log in to .* with Google/);
});
