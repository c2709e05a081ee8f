/** The message forms: fields, error messages, and no loss of input on failure. */
import type { Page, Route } from 'playwright/test';
import { newNetwork } from './accounts.ts';
import { answer as answerBanner } from './consent.ts';
import { expectAccessible } from './expect-accessible.ts';
import { findViolations } from './find-violations.ts';
import {
  expect,
  expectToArrive,
  holdApp,
  recordRequests,
  recordSent,
  settleAtOnce,
  test,
  visit,
} from './fixtures.ts';

const CONTACT = '/company/contact';
const NAME = 'Kim Rao';
const EMAIL = 'kim@example.com';
const WORDS = 'Our releases take a week.\nThey should take an hour.';

const name = (page: Page) => page.getByLabel('Name', { exact: true });
const email = (page: Page) => page.getByLabel('Work email');
const topic = (page: Page) => page.getByLabel('Topic');
const words = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const submit = (page: Page) => page.getByRole('button', { name: 'Send message' });
const form = (page: Page) => page.locator('form[action="/api/leads"]');
const alert = (page: Page) => form(page).getByRole('alert');

async function fillIn(page: Page): Promise<void> {
  await name(page).fill(NAME);
  await email(page).fill(EMAIL);
  await topic(page).selectOption({ label: 'A project' });
  await words(page).fill(WORDS);
}

async function expectKept(page: Page): Promise<void> {
  await expect(name(page)).toHaveValue(NAME);
  await expect(email(page)).toHaveValue(EMAIL);
  await expect(topic(page)).toHaveValue('project');
  await expect(words(page)).toHaveValue(WORDS);
}

/** Mocks the response, because real messages are rate limited. */
function answer(status: number, body: object, headers: Record<string, string> = {}) {
  return (route: Route) => route.fulfill({ status, json: body, headers });
}

test('a message is written and sent by keyboard, and its arrival is announced', async ({
  page,
}) => {
  await visit(page, CONTACT);
  await name(page).focus();
  await page.keyboard.type(NAME);
  await page.keyboard.press('Tab');
  await expect(email(page)).toBeFocused();
  await page.keyboard.type(EMAIL);
  await page.keyboard.press('Tab');
  await expect(topic(page)).toBeFocused();
  await page.keyboard.type('A project');
  await page.keyboard.press('Tab');
  await expect(words(page)).toBeFocused();
  await page.keyboard.type('Releases take a week.');
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  const answered = page.waitForResponse('/api/leads');
  await page.keyboard.press('Enter');

  const response = await answered;
  expect(response.status()).toBe(200);
  expect(response.request().postDataJSON()).toEqual({
    name: NAME,
    email: EMAIL,
    topic: 'project',
    message: 'Releases take a week.',
    homepage: '',
  });
  const status = page.getByRole('status');
  await expect(status).toContainText('We have your message');
  await expect(status).toContainText('within one working day');
  await expect(status).toBeFocused();
  await expect(form(page)).toBeHidden();

  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(name(page)).toBeFocused();
  await expect(name(page)).toHaveValue('');
  await expect(words(page)).toHaveValue('');
});

const failures = [
  {
    situation: 'too many came from the network',
    route: answer(429, {
      success: false,
      code: 'too_many_attempts',
      message: 'Your network has already sent several messages.',
    }),
    says: /several messages\. What you wrote is still in the form\./,
  },
  {
    situation: 'the database does not answer',
    route: answer(503, {
      success: false,
      code: 'unavailable',
      message: 'Your message could not be stored.',
    }),
    says: /could not be stored\. What you wrote is still/,
  },
  {
    situation: 'the answer is not the Worker’s',
    route: (route: Route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    says: /^(?!.*gateway).*did not store the message/,
  },
  {
    situation: 'the network is gone',
    route: (route: Route) => route.abort(),
    says: /cannot be reached, so nothing was sent/,
  },
] as const;

test('every field that is empty says so, and whatever has failed, the form says so and keeps every word', async ({
  page,
  complaints,
}) => {
  await visit(page, CONTACT);
  await test.step('the first field that is empty takes the focus', async () => {
    await test.step('the field for programs is out of reach for people', async () => {
      const trap = form(page).locator('[name=homepage]');
      await expect(trap).toHaveAttribute('autocomplete', 'off');
      await expect(form(page).getByRole('textbox')).toHaveCount(3);
      const box = await trap.locator('xpath=ancestor::div[1]').boundingBox();
      expect(box?.width).toBeLessThanOrEqual(1);
      await trap.evaluate((input: HTMLInputElement) => input.focus());
      await expect(trap).not.toBeFocused();
    });

    const requests = recordSent(page);
    await submit(page).click();
    await expect(name(page)).toHaveAccessibleDescription('Enter your name.');
    await expect(email(page)).toHaveAccessibleDescription('Enter your email address.');
    await expect(topic(page)).toHaveAccessibleDescription('Choose a topic.');
    await expect(words(page)).toHaveAccessibleDescription('Write a message.');
    await expect(name(page)).toBeFocused();
    await expectAccessible(page, 'the message form with its messages');

    await name(page).fill(NAME);
    await expect(name(page)).toHaveAccessibleDescription('');
    await expect(topic(page)).toHaveAttribute('aria-invalid', 'true');
    await email(page).fill('kim@example');
    await topic(page).selectOption('course');
    await words(page).fill('   ');
    await submit(page).click();
    await expect(email(page)).toHaveAccessibleDescription(/such as name@company\.com/);
    await expect(words(page)).toHaveAccessibleDescription('Write a message.');
    await expect(email(page)).toBeFocused();
    await email(page).fill('kim\u202e@example.com');
    await submit(page).click();
    await expect(email(page)).toHaveAccessibleDescription(/invisible character/);

    await test.step('a message that is too long is not cut off, and its length is said', async () => {
      await fillIn(page);
      await words(page).fill('x'.repeat(2100));
      await submit(page).click();
      await expect(words(page)).toHaveAccessibleDescription(/to 2000 characters; it has 2100/);
      await expect(words(page)).toHaveValue('x'.repeat(2100));
    });
    expect(requests).toEqual([]);
  });
  complaints.allow(/Failed to load resource/);
  for (const { situation, route, says } of failures) {
    await test.step(`when ${situation}`, async () => {
      await page.unroute('/api/leads');
      await page.route('/api/leads', route);
      await fillIn(page);
      await submit(page).click();
      await expect(alert(page)).toHaveText(says);
      await expectKept(page);
      await words(page).press('x');
      await expect(alert(page)).toBeHidden();
    });
  }

  await test.step('a field that only the server finds fault with is named', async () => {
    const refusal = { success: false, code: 'invalid_request', field: 'name' };
    await page.route(
      '/api/leads',
      answer(400, { ...refusal, message: 'Remove control characters.' }),
    );
    await fillIn(page);
    await submit(page).click();
    await expect(name(page)).toHaveAccessibleDescription('Remove control characters.');
    await expect(name(page)).toBeFocused();
    await expectKept(page);
  });
});

test.describe('on a page that has settled, as its banner shows', () => {
  test.use({ consent: 'unanswered' });

  test('offline, and online again: the same words are sent', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    // The pointer on a link asks for its page ahead.
    complaints.allow(/Failed to fetch dynamically imported module/);
    await settleAtOnce(context);
    await visit(page, CONTACT);
    await answerBanner(page, 'Reject All');
    await fillIn(page);
    await context.setOffline(true);
    await submit(page).click();
    await expect(alert(page)).toContainText('Check your connection');
    await expectKept(page);

    const pricing = page.getByRole('banner').getByRole('link', { name: 'Pricing' });
    await pricing.click();
    await expect(page.getByText('You are offline.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByText('You are offline.')).toBeHidden();
    await expectKept(page);

    await context.setOffline(false);
    await page.route('/api/leads', answer(200, { success: true }));
    const sent = page.waitForRequest('/api/leads');
    await submit(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ name: NAME, message: WORDS });
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();

    await context.setOffline(true);
    await pricing.click();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await context.setOffline(false);
    await expectToArrive(page, '/pricing');
  });
});

test('a reload loses no word, an impatient second click sends nothing more, and what was sent leaves no draft', async ({
  page,
}) => {
  await visit(page, CONTACT);
  await fillIn(page);
  await visit(page, CONTACT);
  await expectKept(page);

  await test.step('an impatient second click sends nothing more', async () => {
    const requests = recordSent(page);
    let respond = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route('/api/leads', async (route) => {
      await isAnswered;
      await answer(200, { success: true })(route);
    });
    await submit(page).click();
    const sending = page.getByRole('button', { name: 'Sending…' });
    await expect(sending).toHaveAttribute('aria-disabled', 'true');
    await sending.click({ force: true });
    await name(page).press('Enter');
    respond();
    await expect(page.getByRole('status')).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  await test.step('what was sent leaves no draft', async () => {
    await visit(page, CONTACT);
    await expect(words(page)).toHaveValue('');
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('draft_message');
  });
});

test('the form works where storage is blocked, and anybody can read what follows', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await visit(page, `${CONTACT}#message-invalid`);
  await expectAccessible(page, 'the notice after a form without the app');
  await page.route('/api/leads', answer(200, { success: true }));
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByRole('status')).toContainText('We have your message');
  await expectAccessible(page, 'the message form after a success');
});

test('the brochure is asked for without a message, on its page and on the contact page', async ({
  page,
}) => {
  await page.route('/api/leads', answer(200, { success: true }));
  await visit(page, '/brochure');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Download Brochure');
  await expect(page.getByText('This page is under construction')).toBeVisible();
  expect(await sendEmpty('Ask for the brochure')).toMatchObject({ topic: 'brochure', message: '' });
  await expect(page.getByRole('status')).toContainText('We have your request');

  await visit(page, CONTACT);
  await topic(page).selectOption('The brochure');
  expect(await sendEmpty('Send message')).toMatchObject({ topic: 'brochure', message: '' });

  async function sendEmpty(button: string) {
    await name(page).fill(NAME);
    await email(page).fill(EMAIL);
    const sent = page.waitForRequest('/api/leads');
    await page.getByRole('button', { name: button }).click();
    return (await sent).postDataJSON();
  }
});

test.describe('the footer', () => {
  const link = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Write to us' });
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Write a message' });

  test('offers the form over any page, by keyboard, and Escape gives the focus back', async ({
    page,
  }) => {
    await page.route('/api/leads', answer(200, { success: true }));
    await visit(page, '/pricing');
    await link(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await fillIn(page);
    expect(await findViolations(page)).toEqual([]);
    await submit(page).press('Enter');
    await expect(dialog(page).getByRole('status')).toContainText('We have your message');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(link(page)).toBeFocused();
    await expect(page).toHaveURL('/pricing');

    await test.step('keeps what was typed when the form is closed, also on the contact page', async () => {
      await link(page).click();
      await fillIn(page);
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
      await expectToArrive(page, '/Contact');
      await expectKept(page);
      await expect(page.locator('#message-sent')).toBeHidden();
    });
  });

  test('leads to the form of the contact page while the app is not there, and what is typed stays', async ({
    page,
  }) => {
    const startApp = await holdApp(page);
    await page.goto('/pricing');
    await link(page).click();
    await expect(page).toHaveURL('/company/contact#message');
    await fillIn(page);
    startApp();
    await page.locator('html[data-app-ready]').waitFor();
    await expectKept(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // Each from a network of its own, so that no limit is reached.
  test.beforeEach(({ context }) =>
    context.setExtraHTTPHeaders({ 'CF-Connecting-IP': newNetwork() }),
  );

  test('a message is sent once nothing is wrong with it, and the page says that it has arrived', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 400/);
    await page.goto(CONTACT);
    await expect(page.locator('[id^=message-]:visible')).toHaveCount(0);

    await test.step('an empty or wrong field sends nothing', async () => {
      const requests = recordRequests(page, { isNavigation: true });
      await submit(page).click();
      await fillIn(page);
      await email(page).fill('kim@example');
      await submit(page).click();
      await expect(page).toHaveURL(CONTACT);
      await expect(words(page)).toHaveValue(WORDS);
      expect(requests).toEqual([]);
    });

    // Longer than a JSON body once it is percent-encoded, and with a character that no mail may have.
    const long = `\u0007${'क'.repeat(1999)}`;
    await test.step('what the server refuses is said beside the form, with every word', async () => {
      await email(page).fill(EMAIL);
      await words(page).fill(long);
      await submit(page).click();
      await expect(alert(page)).toHaveText('Remove control characters.');
      await expect(words(page)).toBeFocused();
      await expect(name(page)).toHaveValue(NAME);
      await expect(topic(page)).toHaveValue('project');
      await expect(words(page)).toHaveValue(long);
    });

    await words(page).fill(long.slice(1));
    await submit(page).click();
    await expect(page).toHaveURL(`${CONTACT}#message-sent`);
    await expect(page.locator('#message-sent')).toBeInViewport();
  });

  test('the brochure, a demo and a query are asked for, and a page says what follows', async ({
    page,
  }) => {
    for (const { path, button, answered } of [
      { path: '/brochure', button: 'Ask for the brochure', answered: CONTACT },
      { path: '/book-demo', button: 'Book the demo', answered: '/book-demo' },
      { path: '/EzyAssist', button: 'Raise the query', answered: '/EzyAssist' },
    ]) {
      await test.step(`the form of ${path} is sent`, async () => {
        await page.goto(path);
        await name(page).fill(NAME);
        await email(page).fill(EMAIL);
        // The brochure needs no words.
        if (answered === path) await form(page).locator('textarea').fill(WORDS);
        await page.getByRole('button', { name: button }).click();
        await expect(page).toHaveURL(`${answered}#message-sent`);
        await expect(page.locator('#message-sent')).toBeInViewport();
      });
    }
  });
});
