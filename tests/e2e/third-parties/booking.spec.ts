/** The embedded calendars, served by the mock server: loaded, slow and unreachable. */
import type { Page } from 'playwright/test';
import { advisoryFrame } from '../../../web/content/advisory.ts';
import { booking } from '../../../web/content/booking.ts';
import { chat } from '../../../web/content/chat.ts';
import { STAND_IN_ORIGIN, STAND_IN_PATHS } from '../../setup/third-parties.ts';
import { expectPainted } from '../expect-painted.ts';
import { expect, test, visit } from '../fixtures.ts';

const GIVE_UP_AFTER_MS = 12_000;
/** No server listens there. */
const NOBODY = 'http://127.0.0.1:9';

// consent-gate.spec.ts loads both without it.
test.use({ consent: 'granted' });

const DEMO = { path: '/book-demo', calendar: STAND_IN_PATHS.demoCalendar, text: booking.frame };
const ADVICE = {
  path: '/EzyAssist',
  calendar: STAND_IN_PATHS.advisoryCalendar,
  text: advisoryFrame,
};
type Calendar = typeof DEMO | typeof ADVICE;

const status = (page: Page) => page.getByRole('main').getByRole('status');
const times = (page: Page, { text }: Calendar) =>
  page.frameLocator(`[title="${text.frameTitle}"]`).getByText('Choose a time');

/** Holds the calendar's response until the returned function is called. */
async function holdCalendar(page: Page, { calendar }: Calendar): Promise<() => void> {
  const comes = Promise.withResolvers<void>();
  await page.route(`${STAND_IN_ORIGIN}${calendar}`, async (route) => {
    await comes.promise;
    await route.continue();
  });
  return comes.resolve;
}

/** Expects the error notice with its two alternatives. */
async function expectNotice(page: Page, { calendar, text }: Calendar): Promise<void> {
  const { title, directLinkLabel, emailLabel } = text.notLoading;
  await expect(status(page)).toContainText(title);
  await expectPainted(status(page).getByText(title));
  const link = status(page).getByRole('link', { name: directLinkLabel });
  await expect(link).toHaveAttribute('href', `${STAND_IN_ORIGIN}${calendar}`);
  await expect(status(page).getByRole('link', { name: emailLabel })).toHaveAttribute(
    'href',
    /^mailto:[^@]+@/,
  );
  await expect(page.getByTitle(text.frameTitle)).toBeHidden();
}

test('the calendars load in their places, end their spinners, and move nothing, and the chat loads', async ({
  page,
}) => {
  for (const calendar of [DEMO, ADVICE]) {
    await test.step(calendar.path, async () => {
      const letItCome = await holdCalendar(page, calendar);
      await visit(page, calendar.path);
      await expect(status(page)).toHaveText(calendar.text.loading);
      const layout = await measureLayout(page);
      expect(layout.height).toBe(700);
      letItCome();
      await expect(times(page, calendar)).toBeVisible();
      await expect(status(page)).toBeEmpty();
      expect(await measureLayout(page)).toEqual(layout);
      await expectPainted(page.getByTitle(calendar.text.frameTitle));
    });
  }
  await expect(page.locator(`iframe[title="${chat.frameTitle}"]`)).toBeVisible();
});

test('a calendar that does not come has another way, and is shown when it comes after all', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_CONNECTION_REFUSED|ERR_UNSAFE_PORT/);
  complaints.allow(/Policy violation: (?:frame|connect)-src|content security policy/i);
  complaints.allow(/Fetch API cannot load/);
  await test.step('after 12 seconds', async () => {
    const letItCome = await holdCalendar(page, DEMO);
    await page.clock.install();
    await visit(page, DEMO.path);
    await expect(status(page)).toHaveText(DEMO.text.loading);
    const layout = await measureLayout(page);
    await page.clock.fastForward(GIVE_UP_AFTER_MS);
    await expectNotice(page, DEMO);
    await expectPainted(page.getByRole('button', { name: DEMO.text.notLoading.showFrameLabel }));
    expect(await measureLayout(page)).toEqual(layout);
    letItCome();
    await expect(times(page, DEMO)).toBeVisible();
    await expect(status(page)).toBeEmpty();
  });
  const address = `${STAND_IN_ORIGIN}${DEMO.calendar}`;
  await test.step('at once when nobody answers', async () => {
    await page.route(address, (route) => route.continue({ url: NOBODY }));
    await visit(page, DEMO.path);
    await expectNotice(page, DEMO);
  });
  await test.step('at once when it leads to an address that is not set', async () => {
    const elsewhere = { status: 302, headers: { Location: 'https://elsewhere.example/' } };
    await page.route(address, (route) => route.fulfill(elsewhere));
    await visit(page, DEMO.path);
    await expectNotice(page, DEMO);
  });
});

/**
 * Position of the frame and height of the page, which must not change with the frame's content.
 * Waits for the fonts first, because they may change line breaks.
 */
async function measureLayout(page: Page) {
  await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
  const frame = page.getByRole('main').locator('iframe').locator('..');
  return frame.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const pageHeight = document.documentElement.scrollHeight;
    return { x, y: y + scrollY, width, height, pageHeight };
  });
}
