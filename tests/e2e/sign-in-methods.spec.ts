/** Sign-in methods other than a password: provider accounts and passkeys. */
import type { Page, Route } from 'playwright/test';
import { done, nextBody, refuse, sampleAccount } from './accounts.ts';
import { expectAccessible } from './expect-accessible.ts';
import {
  expect,
  expectToArrive,
  holdApp,
  recordRequests,
  test,
  visit,
  waitForApp,
} from './fixtures.ts';

const alert = (page: Page) => page.getByRole('main').getByRole('alert');
/** The chunk that uses a passkey, under the name that the build gives it. */
const PASSKEY_CHUNK = /\/existing-passkey-[\w-]+\.js$/;
const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' });

test.describe('a provider', () => {
  test('is asked for with Remember Me as it is, and opened', async ({ page }) => {
    await page.route('/api/oauth/start', (route) => {
      const { provider } = route.request().postDataJSON();
      return route.fulfill({ json: { success: true, location: `/login?at=${provider}` } });
    });
    await visit(page, '/login');
    for (const name of ['Google', 'Facebook', 'Twitter']) {
      const provider = name.toLowerCase();
      await page.getByLabel('Remember Me').check();
      const body = nextBody(page, '/api/oauth/start');
      await page.getByRole('button', { name }).click();
      expect(await body).toEqual({ provider, intent: 'login', remember: true });
      await expect(page).toHaveURL(`/login?at=${provider}`);
      await waitForApp(page);
    }
  });

  test('that does not answer with its page is told once, and the form stays as it is', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|ERR_FAILED/);
    await visit(page, '/login');
    await page.getByLabel('Email Address').fill('kim@example.com');
    const google = page.getByRole('button', { name: 'Google' });
    for (const [answer, words] of [
      [refuse(404, { code: 'provider_not_set_up' }), /Signing in with Google is not/],
      [
        refuse(503, { code: 'provider_unavailable' }, { 'Retry-After': '60' }),
        /is not available right now\. Try again in 1 minute/,
      ],
      [refuse(400, { code: 'invalid_request', message: 'Not like this.' }), /^Not like/],
      [(route: Route) => route.abort(), /cannot reach the server/],
    ] as const) {
      await page.unroute('/api/oauth/start');
      await page.route('/api/oauth/start', answer);
      await google.click();
      await expect(alert(page).or(page.getByRole('main').getByRole('status'))).toHaveText(words);
      await expect(page.getByLabel('Email Address')).toHaveValue('kim@example.com');
      await expect(google).toHaveAttribute('aria-disabled', 'false');
    }

    await test.step('it and a password that fail one after the other leave one message', async () => {
      await page.unrouteAll();
      await page.route('/api/**', (route) => route.abort());
      await page.getByLabel('Email Address').fill('kim@example.com');
      await page.getByLabel('Password', { exact: true }).fill('guess');
      for (const [name, words] of [
        ['Login Now', /What you typed is still here/],
        ['Google', /so the provider was not asked/],
        ['Login Now', /What you typed is still here/],
        ['Log in with a passkey', /so you are not logged in\. Check your connection/],
      ] as const) {
        await page.getByRole('button', { name }).click();
        await expect(alert(page)).toHaveText(words);
      }
    });
  });

  test('that lets the visitor in leads to the workspace, and Back leads to where they were', async ({
    page,
  }) => {
    const { user } = sampleAccount;
    const expiresAt = new Date(Date.now() + 11 * 60 * 60 * 1000).toISOString();
    await page.route('/api/session', (route) =>
      route.fulfill({
        json: { success: true, user, isEmailVerified: true, isDemo: false, expiresAt },
      }),
    );
    await page.goto('/pricing');
    await page.goto('/login?sign-in=done');
    await expectToArrive(page, '/devops-on-boarding');
    await expect(page.getByText('Hello, Kim')).toBeVisible();
    await page.goBack();
    await expectToArrive(page, '/pricing');
  });

  test('that lets nobody in is told once, above the form, and only what we know', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 401/);

    await test.step('it let the visitor in, but there is no session in this browser', async () => {
      await visit(page, '/login?sign-in=done');
      await expect(alert(page)).toContainText('Allow cookies');
    });

    await test.step('it did not', async () => {
      await visit(page, '/login?sign-in=unverified');
      await expect(alert(page)).toHaveText(/is not confirmed/);
      await expect(page).toHaveURL('/login');
      await expectAccessible(page, 'a sign-in that did not work');
      await page.reload();
      await waitForApp(page);
      await expect(alert(page)).toBeHidden();
    });

    await test.step('something unknown changes nothing', async () => {
      await visit(page, '/login?sign-in=<b>owned</b>');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
      await expect(alert(page)).toBeHidden();
    });
  });

  test('that vouches for no address has the visitor give one, also before the app is there', async ({
    page,
  }) => {
    await page.route('/api/oauth/email', done);
    const startApp = await holdApp(page);
    await page.goto('/login?sign-in=needs-email');
    await page.getByLabel('Email Address').fill('kim@example.com');
    startApp();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which address is yours?');
    await expect(page.getByLabel('Email Address')).toHaveValue('kim@example.com');
    await expect(page.getByLabel('Email Address')).toBeFocused();
    await expectAccessible(page, 'a sign-in without an address');

    await page.getByLabel('Email Address').fill('');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(
      'Enter your email address.',
    );
    await page.getByLabel('Email Address').fill('kim@example.com');
    const body = nextBody(page, '/api/oauth/email');
    await page.getByLabel('Email Address').press('Enter');
    expect(await body).toEqual({ email: 'kim@example.com' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open the link to finish');
    await page.getByRole('link', { name: 'Back to the login screen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  });
});

test.describe('a passkey', () => {
  test('costs nothing while the page is only read, and leaves the form if it is not given', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.credentials.get = () =>
        Promise.reject(new DOMException('The operation timed out.', 'NotAllowedError'));
    });
    const requests = recordRequests(page);
    await visit(page, '/login');
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
    expect(requests.filter((url) => PASSKEY_CHUNK.test(url))).toEqual([]);

    await passkeyButton(page).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('No passkey was used');
    await expect(passkeyButton(page)).toHaveAttribute('aria-disabled', 'false');
    expect(requests.filter((url) => PASSKEY_CHUNK.test(url))).not.toEqual([]);
  });

  test('has no button where the browser has no passkeys', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
    });
    await visit(page, '/login');
    await expect(passkeyButton(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Google' })).toBeVisible();
  });

  test('is not asked for while another way in is under way', async ({ page, complaints }) => {
    complaints.allow(/status of 401/);
    await page.addInitScript(() => {
      const aborted: string[] = [];
      Object.assign(window, { aborted });
      navigator.credentials.get = (options) =>
        new Promise((_, reject) => {
          options?.signal?.addEventListener('abort', () => {
            aborted.push(options.mediation ?? '');
            reject(new DOMException('Aborted', 'AbortError'));
          });
        });
    });
    await page.route('/api/login', refuse(401, { code: 'invalid_credentials' }));
    await visit(page, '/login');
    const offered = page.waitForResponse('/api/passkeys/login-options');
    await page.getByLabel('Email Address').fill('kim@example.com');
    await offered;
    await page.getByLabel('Password', { exact: true }).fill('guess');
    await page.getByRole('button', { name: 'Login Now' }).click();
    await expect(alert(page)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'aborted'))))
      .toContain('conditional');
  });
});
