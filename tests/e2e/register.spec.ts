/** Registration: the form, its password hint, its refusals and the mail that follows. */
import type { Page } from 'playwright/test';
import { done, GOOD_PASSWORD, newAddress, nextBody, refuse, submitLogin } from './accounts.ts';
import { expectAccessible } from './expect-accessible.ts';
import {
  expect,
  expectToArrive,
  holdApp,
  recordSent,
  test,
  visit,
  waitForApp,
} from './fixtures.ts';
import { linkIn, waitForMail } from './mailbox.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const consent = (page: Page) => page.getByRole('checkbox');
const submit = (page: Page) => page.getByRole('button', { name: 'Create Account' });

async function fillIn(page: Page, { email = 'robin@example.com', password = GOOD_PASSWORD } = {}) {
  await field(page, 'Your name').fill('Robin');
  await field(page, 'Email Address').fill(email);
  await field(page, 'Password').fill(password);
  await consent(page).check();
}

test('an account is made, its mail confirms it, and it can log in before and after', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  const email = newAddress('register');
  await visit(page, '/register');

  await test.step('a common password is refused at its field, and everything typed stays', async () => {
    await fillIn(page, { email, password: 'password123' });
    await submit(page).click();
    await expect(field(page, 'Password')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Password')).toBeFocused();
    await expect(field(page, 'Password')).toHaveAccessibleDescription(/Choose another one/);
    await expect(field(page, 'Your name')).toHaveValue('Robin');
    await expect(field(page, 'Password')).toHaveValue('password123');
    await expect(consent(page)).toBeChecked();
  });

  await field(page, 'Password').fill(GOOD_PASSWORD);
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(email);

  await page.getByRole('link', { name: 'Log in now' }).click();
  await submitLogin(page, { email, password: GOOD_PASSWORD });
  await expectToArrive(page, '/devops-on-boarding');
  await expect(page.getByText('Confirm your address')).toContainText(email);

  const mailed = await context.newPage();
  await mailed.goto(linkIn(await waitForMail(email)));
  await mailed.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(mailed.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed');
  await expect(mailed).toHaveURL('/verify-email');
  await mailed.close();

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Your address is confirmed.')).toBeVisible();
});

const failures = [
  {
    situation: 'the server names a field',
    route: refuse(400, { code: 'invalid_request', field: 'username', message: 'Too long.' }),
    at: 'Your name',
    words: /^Too long\.$/,
  },
  {
    situation: 'there were too many registrations',
    route: refuse(429, { code: 'too_many_attempts' }, { 'Retry-After': '120' }),
    words: /^Too many attempts\. Try again in 2 minutes\.$/,
  },
  {
    situation: 'the database does not answer',
    route: refuse(503, { code: 'unavailable' }, { 'Retry-After': '5' }),
    words: /not available.*Nothing has changed.*5 seconds/,
  },
  {
    situation: 'the network is gone',
    route: (route: Parameters<typeof done>[0]) => route.abort(),
    words: /could not reach the server.*still here/,
  },
] as const;

test('what cannot be sent is named at its field, and whatever has failed, what was typed is kept', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await visit(page, '/register');
  const requests = recordSent(page);

  await test.step('empty fields, of which the first takes the focus', async () => {
    await submit(page).click();
    await expect(field(page, 'Your name')).toHaveAccessibleDescription('Enter your name.');
    await expect(field(page, 'Email Address')).toHaveAccessibleDescription(
      'Enter your email address.',
    );
    await expect(field(page, 'Password')).toHaveAccessibleDescription(/^Enter your password\./);
    await expect(consent(page)).toHaveAccessibleDescription(/accept the Terms/);
    await expect(field(page, 'Your name')).toBeFocused();

    await field(page, 'Your name').fill('Robin');
    await expect(field(page, 'Your name')).toHaveAccessibleDescription('');
    await submit(page).click();
    await expect(field(page, 'Email Address')).toBeFocused();
    expect(requests).toEqual([]);
    await field(page, 'Password').fill('password1');
    await expect(field(page, 'Password')).toHaveAccessibleDescription(/^Among the first/);
    await expectAccessible(page, 'the registration with its messages');
  });

  await test.step('an address with a character that cannot be seen', async () => {
    await fillIn(page, { email: 'robin\u200b@example.com' });
    await submit(page).click();
    await expect(field(page, 'Email Address')).toHaveAccessibleDescription(/invisible character/);
    await expect(field(page, 'Email Address')).toBeFocused();
  });
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);

  await test.step('whatever has failed, the screen says so and keeps what was typed', async () => {
    await fillIn(page, { email: ' robin@example.com ' });

    await test.step('the terms open in a tab of their own, so that nothing typed is lost', async () => {
      for (const [name, path] of [
        ['Terms of Service', '/Termsofservice'],
        ['Privacy Policy', '/PrivacyPolicy'],
      ] as const) {
        const link = page.getByRole('main').getByRole('link', { name });
        await expect(link).toHaveAttribute('href', path);
        await expect(link).toHaveAttribute('target', '_blank');
      }
    });

    for (const { situation, route, words, ...rest } of failures) {
      await test.step(`when ${situation}`, async () => {
        await page.route('/api/register', route);
        await submit(page).click();
        if ('at' in rest) {
          await expect(field(page, rest.at)).toHaveAccessibleDescription(words);
          await expect(field(page, rest.at)).toBeFocused();
        } else {
          await expect(page.getByRole('alert')).toHaveText(words);
        }
        await expect(field(page, 'Email Address')).toHaveValue('robin@example.com');
        await expect(field(page, 'Password')).toHaveValue(GOOD_PASSWORD);
      });
    }
    await expectAccessible(page, 'the registration after a refusal');

    await test.step('the request has what was typed, and nothing else', async () => {
      await page.route('/api/register', done);
      const body = nextBody(page, '/api/register');
      await submit(page).click();
      expect(await body).toEqual({
        username: 'Robin',
        email: 'robin@example.com',
        password: GOOD_PASSWORD,
        acceptsTerms: true,
      });
    });
  });
});

test('the password can be shown, and the hint follows it', async ({ page }) => {
  await visit(page, '/register');
  await field(page, 'Your name').fill('Robin');
  await field(page, 'Email Address').fill('robin.hood@example.com');
  const hint = (words: RegExp) =>
    expect(field(page, 'Password')).toHaveAccessibleDescription(words);
  await hint(/^At least 8 characters/);
  for (const [typed, words] of [
    ['abc', /^At least 8 characters, 3 so far/],
    ['🚂🚃🚃🚃', /4 so far/],
    ['🚂🚃🚄🚅🚆🚇🚈🚉', /^Long enough, 8 characters/],
    ['password1', /^Among the first that attackers try/],
    ['W3lcome@2026', /^Among the first that attackers try/],
    ['123456789012345', /^Too close to a sequence/],
    ['onegoDevOps', /^Too close to our name/],
    ['robin.hood', /^Too close to your own name or address/],
    [GOOD_PASSWORD, /^Long enough/],
    ['ü'.repeat(129), /^Too long/],
  ] as const) {
    await field(page, 'Password').fill(typed);
    await hint(words);
  }

  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
});

test('without the list of common passwords the hint still counts', async ({ page, complaints }) => {
  complaints.allow(/net::ERR_FAILED/);
  await page.route('/common-passwords.bin', (route) => route.abort());
  await visit(page, '/register');
  await field(page, 'Password').fill('password1');
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/^Long enough/);
});

test('the whole form works by keyboard, and the mail can be sent again, once a minute', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('/api/register', done);
  await page.route('/api/resend-verification', done);
  await page.goto('/register');
  await page.clock.resume();
  await waitForApp(page);
  await field(page, 'Your name').focus();
  await page.keyboard.type('Robin');
  await page.keyboard.press('Tab');
  await page.keyboard.type('robin@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type(GOOD_PASSWORD);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(consent(page)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');

  const again = page.getByRole('button', { name: /^Send it again/ });
  const body = nextBody(page, '/api/resend-verification');
  await again.click();
  expect(await body).toEqual({ email: 'robin@example.com' });
  await expect(page.getByText('Sent again.', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the mail after a registration, sent again');
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(again).toHaveText(/in \d+ s$/);

  const requests = recordSent(page);
  await again.click({ force: true });
  await page.clock.runFor(61_000);
  await expect(again).toHaveText('Send it again');
  expect(requests).toEqual([]);
});

test('what is typed and sent before the app has started is not lost', async ({ page }) => {
  await page.route('/api/register', done);
  const startApp = await holdApp(page);
  await page.goto('/register');
  await fillIn(page);
  await submit(page).click();
  await expect(page).toHaveURL('/register');
  startApp();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
});
