/** Password reset and e-mail verification: the screens that links in mails open. */
import type { Page } from 'playwright/test';
import {
  done,
  GOOD_PASSWORD,
  logInAs,
  makeAccount,
  newAddress,
  nextBody,
  post,
  refuse,
  SOME_TOKEN,
  submitLogin,
} from './accounts.ts';
import {
  expect,
  expectToArrive,
  holdApp,
  recordRequests,
  recordSent,
  test,
  visit,
  waitForApp,
} from './fixtures.ts';
import { linkIn, waitForMail } from './mailbox.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const email = (page: Page) => page.getByLabel('Email Address');
const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm my address' });
const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });

test.describe('with the Worker', () => {
  test('a forgotten password is replaced by the link of a mail, which works once', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.allow(/status of 40[01]/);
    const account = await makeAccount(request, 'reset');
    await visit(page, '/forgot-password');
    await email(page).fill(account.email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(heading(page)).toHaveText('Check your email');
    await expect(heading(page)).toBeFocused();

    const link = linkIn(await waitForMail(account.email, /reset-password/));
    await page.goto(link);
    await newPassword(page).fill('a lantern above the harbour');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(heading(page)).toHaveText('Your password was changed');
    await expect(heading(page)).toBeFocused();

    await page.getByRole('link', { name: 'Log in' }).click();
    await submitLogin(page, account);
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
    await submitLogin(page, { ...account, password: 'a lantern above the harbour' });
    await expectToArrive(page, '/devops-on-boarding');

    await page.goto(link);
    await newPassword(page).fill('another lantern entirely');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(heading(page)).toHaveText('This link no longer works');
    await expect(heading(page)).toBeFocused();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expectToArrive(page, '/forgot-password');
  });

  test('an address without an account gets the same answer', async ({ page }) => {
    await visit(page, '/forgot-password');
    await email(page).fill(newAddress('nobody'));
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(heading(page)).toHaveText('Check your email');
  });

  test('a link that was used says what to do', async ({ page, request, complaints }) => {
    complaints.allow(/status of 400/);
    const account = await makeAccount(request, 'verify-twice');
    const link = linkIn(await waitForMail(account.email));
    const token = new URL(link).hash.replace('#token=', '');
    expect((await post(request, '/api/verify-email', { token })).status()).toBe(200);
    await page.goto(link);
    await confirmButton(page).click();
    await expect(heading(page)).toHaveText('This link does not work');
    await expect(page.getByRole('alert')).toContainText('used before');
    await email(page).fill(account.email);
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByText('a new email is on its way')).toBeVisible();
  });

  test('a link that was opened in another browser asks for the password there', async ({
    page,
    browser,
    baseURL,
    complaints,
  }) => {
    complaints.allow(/status of 403/);
    const asking = await browser.newContext({ ...(baseURL && { baseURL }) });
    const account = await makeAccount(asking.request, 'elsewhere');
    await asking.close();
    await page.goto(linkIn(await waitForMail(account.email)));
    await confirmButton(page).click();
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('a wrong guess at it');
    await password.press('Enter');
    await expect(password).toHaveAccessibleDescription('This is not your password.');
    await password.fill(account.password);
    await password.press('Enter');
    await expect(heading(page)).toHaveText('Your address is confirmed');
  });

  test('resetting ends the sessions of other browsers', async ({ page, request, complaints }) => {
    complaints.allow(/status of 401/);
    const account = await makeAccount(request, 'reset-ends');
    await logInAs(page, account);
    await post(request, '/api/forgot-password', { email: account.email });
    const link = linkIn(await waitForMail(account.email, /reset-password/));
    const token = new URL(link).hash.replace('#token=', '');
    await post(request, '/api/reset-password', { token, password: 'a lantern above the bay' });
    await visit(page, '/account');
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});

for (const path of ['/reset-password', '/undo-email', '/verify-email']) {
  test(`the token of ${path} leaves the address before the app loads, and stays nowhere`, async ({
    page,
  }) => {
    const startApp = await holdApp(page);
    const requests = recordRequests(page);
    await page.goto(`${path}?from=mail#token=${SOME_TOKEN}`);
    await expect(page).toHaveURL(`${path}?from=mail`);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);

    startApp();
    await waitForApp(page);
    expect(await page.evaluate(() => 'linkToken' in window && window.linkToken)).toBeFalsy();
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    );
    expect(kept).not.toContain(SOME_TOKEN);
    expect(requests.filter((url) => url.includes(SOME_TOKEN))).toEqual([]);
  });

  test(`${path} without a token says so, and offers a way on`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole('alert')).toContainText('link');
    await expect(
      page
        .getByRole('main')
        .getByRole('button')
        .or(page.getByRole('main').getByRole('link'))
        .first(),
    ).toBeVisible();
  });
}

test('a link pasted into the address bar of its own page is taken', async ({ page }) => {
  await visit(page, '/reset-password');
  await page.evaluate((token) => {
    location.hash = `token=${token}`;
  }, SOME_TOKEN);
  await expect(newPassword(page)).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
});

test('a reset sends the token and the password, and nothing else', async ({ page }) => {
  await page.route('/api/reset-password', done);
  await visit(page, `/reset-password#token=${SOME_TOKEN}`);
  await newPassword(page).fill(GOOD_PASSWORD);
  const body = nextBody(page, '/api/reset-password');
  await newPassword(page).press('Enter');
  expect(await body).toEqual({ token: SOME_TOKEN, password: GOOD_PASSWORD });
});

test('a weak new password is refused at its field, and the link can be used again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  await page.route(
    '/api/reset-password',
    refuse(400, { code: 'weak_password', field: 'password', message: 'Too common.' }),
  );
  await visit(page, `/reset-password#token=${SOME_TOKEN}`);
  await newPassword(page).fill('password1');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(newPassword(page)).toHaveAccessibleDescription(/^Too common\./);
  await expect(newPassword(page)).toBeFocused();

  await page.route('/api/reset-password', done);
  await newPassword(page).fill(GOOD_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(heading(page)).toHaveText('Your password was changed');
});

test('an address is confirmed by a press, not by opening the page, and once', async ({ page }) => {
  const requests = recordSent(page);
  let respond = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('/api/verify-email', async (route) => {
    await isAnswered;
    await route.fulfill({ json: { success: true, purpose: 'verify' } });
  });
  await visit(page, `/verify-email#token=${SOME_TOKEN}`);
  await expect(confirmButton(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);

  await confirmButton(page).press('Enter');
  const busy = page.getByRole('button', { name: 'Confirming your address' });
  await expect(busy).toBeFocused();
  await busy.press('Enter');
  respond();
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText('Your address is confirmed');
  expect(requests.filter((url) => url.endsWith('/api/verify-email'))).toHaveLength(1);
});

for (const [purpose, title, onward] of [
  ['verify', 'Your address is confirmed', '/devops-on-boarding'],
  ['change_email', 'Your new address is set', '/account'],
  ['connect', 'Your sign-in is connected', '/login'],
] as const) {
  test(`a link of the purpose ${purpose} has words and a way on of its own`, async ({ page }) => {
    await page.route('/api/verify-email', (route) =>
      route.fulfill({ json: { success: true, purpose } }),
    );
    await visit(page, `/verify-email#token=${SOME_TOKEN}`);
    await confirmButton(page).click();
    await expect(heading(page)).toHaveText(title);
    await expect(page.locator(`main a[href="${onward}"]`)).toBeVisible();
  });
}

test('a confirmation that does not reach the server can be repeated with the same link', async ({
  page,
  complaints,
}) => {
  complaints.allow(/net::ERR_FAILED/);
  await page.route('/api/verify-email', (route) => route.abort());
  await visit(page, `/verify-email#token=${SOME_TOKEN}`);
  await confirmButton(page).click();
  await expect(page.getByRole('alert')).toContainText('could not reach the server');

  await page.route('/api/verify-email', (route) =>
    route.fulfill({ json: { success: true, purpose: 'verify' } }),
  );
  const body = nextBody(page, '/api/verify-email');
  await confirmButton(page).click();
  expect(await body).toEqual({ token: SOME_TOKEN });
  await expect(heading(page)).toHaveText('Your address is confirmed');
});

test('in another browser a confirmation asks for the password, and keeps its link', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 40[03]/);
  await page.route('/api/verify-email', refuse(403, { code: 'password_required' }));
  await visit(page, `/verify-email#token=${SOME_TOKEN}`);
  await confirmButton(page).click();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(page.getByRole('status')).toContainText('in another browser');
  await confirmButton(page).click();
  await expect(password).toHaveAccessibleDescription('Enter your password.');

  const wrong = { code: 'wrong_password', field: 'password', message: 'Not this one.' } as const;
  await page.route('/api/verify-email', refuse(403, wrong));
  await password.fill('guess');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription('Not this one.');
  await expect(password).toHaveValue('guess');
  await expect(password).toBeFocused();

  await page.route('/api/verify-email', (route) =>
    route.fulfill({ json: { success: true, purpose: 'verify' } }),
  );
  await password.fill(GOOD_PASSWORD);
  const body = nextBody(page, '/api/verify-email');
  await confirmButton(page).click();
  expect(await body).toEqual({ token: SOME_TOKEN, password: GOOD_PASSWORD });
  await expect(heading(page)).toHaveText('Your address is confirmed');
});

test('an empty address is named before anything is sent', async ({ page }) => {
  await visit(page, '/forgot-password');
  const requests = recordSent(page);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(email(page)).toHaveAccessibleDescription('Enter your email address.');
  await expect(email(page)).toBeFocused();
  expect(requests).toEqual([]);
});
