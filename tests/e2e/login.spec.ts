/** The login screen: its content, its validation and its error messages. */
import type { Page, Route } from 'playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { demoAccount, expect, recordRequests, test, visit } from './fixtures.ts';

const email = (page: Page) => page.getByLabel('Email Address');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Login Now' });
const message = (page: Page) => page.getByRole('alert');

/** Excludes the passkey request that the e-mail field makes for autofill. */
const isLogin = (url: string) => url.endsWith('/api/login');

async function tryToLogIn(page: Page, typed = { email: 'kim@example.com', password: 'guess' }) {
  await email(page).fill(typed.email);
  await password(page).fill(typed.password);
  await submit(page).click();
}

test.beforeEach(async ({ page }) => {
  await visit(page, '/login');
});

test('has the fields, buttons and links of the specification, and its form helps', async ({
  page,
}) => {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/welcome/i);
  await expect(page.getByText('Log in with your email address and password.')).toBeVisible();
  await expect(email(page)).toHaveAttribute('type', 'email');
  await expect(email(page)).toHaveAttribute('placeholder', /^[^@]+@[^@]+\.[^@]+$/);
  await expect(password(page)).toHaveAttribute('type', 'password');
  await expect(page.getByLabel('Remember Me')).not.toBeChecked();
  await expect(submit(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  await expect(page.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
    'href',
    '/register',
  );

  await test.step('empty fields are named, and the first of them takes the focus', async () => {
    const requests = recordRequests(page);
    await submit(page).click();
    await expect(email(page)).toHaveAccessibleDescription('Enter your email address.');
    await expect(password(page)).toHaveAccessibleDescription('Enter your password.');
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(email(page)).toBeFocused();

    await email(page).fill(demoAccount.email);
    await expect(page.getByText('Enter your email address.')).toBeHidden();
    await submit(page).click();
    await expect(password(page)).toHaveAccessibleDescription('Enter your password.');
    await expect(email(page)).toHaveAccessibleDescription('');
    await expect(password(page)).toBeFocused();
    expect(requests.filter(isLogin)).toEqual([]);
  });

  await test.step('the check mark needs an @ and a dot', async () => {
    const checkMark = page.getByTestId('email-check');
    for (const [text, isShown] of [
      ['kim', false],
      ['kim@example', false],
      ['kim.example', false],
      ['kim@example.com', true],
      ['@.', true],
    ] as const) {
      await email(page).fill(text);
      await expect(checkMark).toBeVisible({ visible: isShown });
    }
  });

  await test.step('the password can be shown and hidden', async () => {
    await password(page).fill('visible for a moment');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
    await expect(password(page)).toHaveValue('visible for a moment');
  });

  await test.step('choosing a demo account fills in the form', async () => {
    const accounts = page.getByRole('region', { name: 'Demo accounts' }).getByRole('button');
    await expect(accounts).toHaveCount(2);
    await expect(accounts.first()).toContainText(demoAccount.password);
    await accounts.first().click();
    await expect(email(page)).toHaveValue(demoAccount.email);
    await expect(password(page)).toHaveValue(demoAccount.password);
    await expect(page.getByTestId('email-check')).toBeVisible();
  });
});

const failures = [
  {
    situation: 'the server gives a message',
    route: answer(401, { success: false, message: 'This account is closed.' }),
    words: /^This account is closed\.$/,
  },
  {
    situation: 'the server gives no message',
    route: answer(401, { success: false }),
    words: /^Invalid email or password$/,
  },
  {
    situation: 'there were too many attempts',
    route: answer(429, { success: false, code: 'too_many_attempts' }, { 'Retry-After': '90' }),
    words: /^Too many attempts\. .* 2 minutes/,
  },
  {
    situation: 'login is not available',
    route: answer(503, { success: false, code: 'unavailable' }, { 'Retry-After': '5' }),
    words: /not available.* password was not checked.* 5 seconds/,
  },
  {
    situation: 'the answer is not the Worker’s',
    route: (route: Route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    words: /^(?!Invalid email or password)(?!.*Bad gateway).*[Tt]ry again/,
  },
  {
    situation: 'the network is gone',
    route: (route: Route) => route.abort(),
    words: /could not reach the server.* still here/,
  },
] as const;

test('whatever has failed, the screen says so, keeps what was typed, and typing clears the message', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await test.step('a wrong password is refused in the words of the specification, and typing clears them', async () => {
    for (const field of [email, password]) {
      await tryToLogIn(page, { email: demoAccount.email, password: 'not-the-password' });
      await expect(message(page)).toHaveText('Invalid email or password');
      await expect(message(page).locator('svg')).toBeVisible();
      await field(page).press('End');
      await field(page).press('x');
      await expect(message(page)).toBeHidden();
    }
  });
  for (const { situation, route, words } of failures) {
    await test.step(`when ${situation}`, async () => {
      await page.unroute('/api/login');
      await page.route('/api/login', route);
      await tryToLogIn(page);
      await expect(message(page)).toHaveText(words);
      await expect(email(page)).toHaveValue('kim@example.com');
      await expect(password(page)).toHaveValue('guess');
      await expect(page).toHaveURL('/login');
      if (situation === failures[0].situation) {
        await expectAccessible(page, 'the login screen after a refusal');
      }

      await password(page).press('x');
      await expect(message(page)).toBeHidden();
    });
  }

  await test.step('signing in with a provider is said not to be set up', async () => {
    await page.route(
      '/api/oauth/start',
      answer(404, { success: false, code: 'provider_not_set_up' }),
    );
    for (const provider of ['Google', 'Facebook', 'Twitter']) {
      await expect(page.getByRole('button', { name: provider }).locator('svg')).toBeVisible();
      await page.getByRole('button', { name: provider }).click();
      await expect(page.getByRole('status')).toContainText(
        `${provider} is not set up on this site`,
      );
    }
  });

  await test.step('both are said at once, beside what is missing, and anybody can read them', async () => {
    await email(page).fill('');
    await password(page).fill('');
    await submit(page).click();
    await expect(page.getByText('Enter your password.')).toBeVisible();
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - main:
        - heading [level=1]
        - textbox "Email Address" [invalid]
        - textbox "Password" [invalid]
        - button "Show password"
        - checkbox "Remember Me"
        - button "Login Now"
        - button "Log in with a passkey"
        - region "Demo accounts":
          - heading [level=2]
    `);
    await expectAccessible(page, 'the login screen with its messages');
  });

  await test.step('the check mark decides nothing, and an impatient second click sends nothing more', async () => {
    const requests = recordRequests(page);
    let respond = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route('/api/login', async (route) => {
      await isAnswered;
      await answer(401, { success: false })(route);
    });
    await tryToLogIn(page, { email: 'kim', password: 'guess' });
    const sending = page.getByRole('button', { name: 'Logging in…' });
    await expect(sending).toHaveAttribute('aria-disabled', 'true');
    await sending.click({ force: true });
    await password(page).press('Enter');
    respond();
    await expect(message(page)).toHaveText('Invalid email or password');
    expect(requests.filter(isLogin)).toHaveLength(1);
  });
});

/** Mocks the response, because real attempts are rate limited. */
function answer(status: number, body: object, headers: Record<string, string> = {}) {
  return (route: Route) => route.fulfill({ status, json: body, headers });
}
