/** The message forms: what they ask, what they say, and that no failure loses a word. */
import type { Page } from 'playwright/test';
import { done, newNetwork } from './accounts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import {
  downloadBy,
  expect,
  expectToArrive,
  recordRequests,
  recordSent,
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
const sent = (page: Page) => page.getByRole('status').filter({ hasText: /^We have your/ });

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

test('a message is written and sent by keyboard, and its arrival is announced', async ({
  page,
}) => {
  await visit(page, CONTACT);
  await test.step('every empty field says so, and the first takes the focus', async () => {
    const requests = recordSent(page);
    await submit(page).click();
    for (const [field, says] of [
      [name(page), 'Enter your name.'],
      [email(page), 'Enter your email address.'],
      [topic(page), 'Choose a topic.'],
      [words(page), 'Write a message.'],
    ] as const) {
      await expect(field).toHaveAccessibleDescription(says);
      await expectPainted(form(page).getByText(says));
    }
    await expect(name(page)).toBeFocused();
    await expectAccessible(page, 'the message form with its messages');
    expect(requests).toEqual([]);
  });

  for (const [field, typed] of [
    [name(page), NAME],
    [email(page), EMAIL],
    [topic(page), 'A project'],
    [words(page), 'Releases take a week.'],
  ] as const) {
    await expect(field).toBeFocused();
    await page.keyboard.type(typed);
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Tab');
  }
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
  await expect(sent(page)).toContainText('within one working day');
  await expect(sent(page)).toBeFocused();
  await expectPainted(sent(page));
  await expect(form(page)).toBeHidden();
  await expectAccessible(page, 'the message form after a success');

  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(name(page)).toBeFocused();
  await expect(words(page)).toHaveValue('');
});

test('whatever fails, the form says so and keeps every word, also offline and over a reload', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  // The pointer on a link asks for its page ahead.
  complaints.allow(/Failed to fetch dynamically imported module/);
  await visit(page, CONTACT);
  await fillIn(page);
  await test.step('offline, the form and the links say so, and both go on once online', async () => {
    await context.setOffline(true);
    await submit(page).click();
    await expect(alert(page)).toContainText('Check your connection');
    const pricing = page.getByRole('banner').getByRole('link', { name: 'Pricing' });
    const notice = page.getByText('You are offline.');
    await pricing.click();
    await expectPainted(notice);
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(notice).toBeHidden();
    await expectKept(page);
    await pricing.click();
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expectToArrive(page, '/pricing');
    await visit(page, CONTACT);
    await expectKept(page);
  });
  await page.route('/api/leads', (route) => route.abort());
  await submit(page).click();
  await expect(alert(page)).toHaveText(/cannot be reached, so nothing was sent/);
  await expectPainted(alert(page));
  await visit(page, CONTACT);
  await expectKept(page);

  await test.step('what was sent leaves no draft', async () => {
    await page.route('/api/leads', done);
    await submit(page).click();
    await expect(sent(page)).toBeVisible();
    await visit(page, CONTACT);
    await expect(words(page)).toHaveValue('');
  });
});

test('the footer offers the form over any page, keeps what was typed, and gives the focus back', async ({
  page,
}) => {
  await page.route('/api/leads', done);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Write to us' });
  const dialog = page.getByRole('dialog', { name: 'Write a message' });
  await visit(page, '/pricing');
  await link.focus();
  await page.keyboard.press('Enter');
  await expectPainted(dialog);
  await expectAccessible(page, 'the message form in its dialog');
  await fillIn(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await link.click();
  await expectKept(page);
  await submit(page).press('Enter');
  await expectPainted(sent(page));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).toHaveURL('/pricing');
});

test('the brochure is asked for without a message, and advice without a calendar by a form', async ({
  page,
}) => {
  await page.route('/api/leads', done);
  await visit(page, '/brochure');
  await expect(page.getByText('This page is under construction')).toBeVisible();
  await name(page).fill(NAME);
  await email(page).fill(EMAIL);
  const asked = page.waitForRequest('/api/leads');
  await page.getByRole('button', { name: 'Ask for the brochure' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ topic: 'brochure', message: '' });
  await expectPainted(sent(page));

  await visit(page, '/EzyAssist');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectPainted(form(page).getByRole('button'));
  await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible();
});

test.describe('in Berlin on a Friday', () => {
  test.use({ timezoneId: 'Europe/Berlin' });
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime('2026-11-27T20:00:00Z');
    await page.route('/api/leads', done);
  });
  const time = (page: Page, at: string) => page.getByRole('button', { name: at, exact: true });
  const book = (page: Page) => page.getByRole('button', { name: 'Book the demo' });

  test('a demo is booked by picking half hours, with the mouse or arrow keys', async ({ page }) => {
    await visit(page, '/book-demo');
    await book(page).click();
    const missing = page.getByText('Pick a time, or write when you can talk.');
    await expectPainted(missing);
    await expect(page.getByRole('button', { name: 'Mon 30 Nov' })).toBeDisabled();
    for (const [on, at] of [
      ['Tue 1 Dec', '08:00'],
      ['Wed 2 Dec', '09:30'],
      ['Thu 3 Dec', '10:00'],
    ] as const) {
      await page.getByRole('button', { name: on, exact: true }).click();
      await time(page, at).click();
    }
    await expect(missing).toBeHidden();
    await expectPainted(page.getByRole('button', { name: 'Remove Tue 1 Dec 08:00' }));
    await expectAccessible(page, 'the demo form with picked times');

    await test.step('a fourth replaces the first, and no reload forgets them', async () => {
      await page.keyboard.press('ArrowRight');
      await expect(time(page, '10:30')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: /^Remove/ })).toHaveText([
        /Wed 2 Dec 09:30/,
        /Thu 3 Dec 10:00/,
        /Thu 3 Dec 10:30/,
      ]);
      await visit(page, '/book-demo');
      await page.getByRole('button', { name: 'Remove Thu 3 Dec 10:00' }).click();
    });
    await name(page).fill(NAME);
    await email(page).fill(EMAIL);
    await page.getByLabel('The service to look at').fill('checkout');
    const asked = page.waitForRequest('/api/leads');
    await book(page).click();
    expect((await asked).postDataJSON()).toMatchObject({
      topic: 'demo',
      message: [
        'Times that suit me (Europe/Berlin, UTC+01:00):',
        'Wed 2 Dec, 09:30 (Wed 08:30 UTC)',
        'Thu 3 Dec, 10:30 (Thu 09:30 UTC)',
        '',
        'checkout',
      ].join('\n'),
    });
    await expectPainted(sent(page).getByText('Thu 3 Dec'), sent(page).getByText('10:30'));
    const calendar = page.getByRole('link', { name: 'Save as drafts for a calendar' });
    expect((await downloadBy(calendar)).suggestedFilename()).toBe('demo-times.ics');
    await visit(page, '/book-demo');
    await expect(page.getByText(/^Choice \d$/), 'what was sent leaves no draft').toHaveCount(3);
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
      await expectPainted(alert(page));
      await expect(words(page)).toBeFocused();
      await expect(name(page)).toHaveValue(NAME);
      await expect(topic(page)).toHaveValue('project');
      await expect(words(page)).toHaveValue(long);
    });
    await words(page).fill(long.slice(1));
    await submit(page).click();
    await expect(page).toHaveURL(`${CONTACT}#message-sent`);
    await expectPainted(page.locator('#message-sent'));
  });
});
