/** The embedded calendars, served by the mock server: loaded, slow, refused and unreachable. */
import type { Page } from 'playwright/test';
import { advisoryFrame } from '../../../web/content/advisory.ts';
import { booking } from '../../../web/content/booking.ts';
import { STAND_IN_ORIGIN, STAND_IN_PATHS } from '../../setup/third-parties.ts';
import { expect, test, visit } from '../fixtures.ts';

const GIVE_UP_AFTER_MS = 12_000;
/** No server listens there. */
const NOBODY = 'http://127.0.0.1:9';

const CALENDARS = [
  { path: '/book-demo', calendar: STAND_IN_PATHS.demoCalendar, text: booking.frame },
  {
    path: '/EzyAssist',
    calendar: STAND_IN_PATHS.advisoryCalendar,
    text: advisoryFrame,
  },
] as const;

for (const { path, calendar, text } of CALENDARS) {
  const { title, directLinkLabel, emailLabel, showFrameLabel } = text.notLoading;

  /** Serves the calendar from another URL. */
  async function answerLike(page: Page, url: string): Promise<void> {
    await page.route(`${STAND_IN_ORIGIN}${calendar}`, (route) => route.continue({ url }));
  }

  /** Holds the calendar's response until the returned function is called. */
  async function holdCalendar(page: Page): Promise<() => void> {
    let letItCome = () => {};
    const comes = new Promise<void>((resolve) => {
      letItCome = resolve;
    });
    await page.route(`${STAND_IN_ORIGIN}${calendar}`, async (route) => {
      await comes;
      await route.continue();
    });
    return letItCome;
  }

  function findBooking(page: Page) {
    const frame = page.getByTitle(text.frameTitle);
    return {
      frame,
      calendar: page.frameLocator(`[title="${text.frameTitle}"]`).getByText('Choose a time'),
      status: page.getByRole('main').getByRole('status'),
      directLink: page.getByRole('link', { name: directLinkLabel }),
      mailLink: page.getByRole('link', { name: emailLabel }),
      showButton: page.getByRole('button', { name: showFrameLabel }),
    };
  }

  /** Expects the error notice with its two alternatives. */
  async function expectNotice(page: Page): Promise<void> {
    const { status, frame } = findBooking(page);
    await expect(status).toContainText(title);
    await expect(status.getByRole('link', { name: directLinkLabel })).toHaveAttribute(
      'href',
      `${STAND_IN_ORIGIN}${calendar}`,
    );
    await expect(status.getByRole('link', { name: emailLabel })).toHaveAttribute(
      'href',
      /^mailto:[^@]+@/,
    );
    await expect(status).toContainText('hello@');
    await expect(frame).toBeHidden();
  }

  test.describe(`the calendar of ${path}`, () => {
    test('loads in its place, and moves nothing', async ({ page }) => {
      const { status, directLink, mailLink, calendar } = findBooking(page);
      const letItCome = await holdCalendar(page);
      await visit(page, path);
      await expect(status).toHaveText(text.loading);
      const layout = await measureLayout(page);
      expect(layout.box?.height).toBe(700);

      letItCome();
      await expect(calendar).toBeVisible();
      await expect(status).toBeEmpty();
      await expect(directLink).toBeVisible();
      await expect(mailLink).toBeVisible();
      expect(await measureLayout(page)).toEqual(layout);
    });

    test('has another way after 12 seconds, and is shown when it comes after all', async ({
      page,
    }) => {
      const letItCome = await holdCalendar(page);
      await page.clock.install();
      const { calendar, frame, status, showButton } = findBooking(page);
      await visit(page, path);
      await expect(status).toHaveText(text.loading);
      await expect(frame).toBeHidden();
      const layout = await measureLayout(page);
      await page.clock.fastForward(GIVE_UP_AFTER_MS);
      await expectNotice(page);
      await expect(showButton).toBeVisible();
      expect(await measureLayout(page)).toEqual(layout);
      letItCome();
      await expect(calendar).toBeVisible();
      await expect(status).toBeEmpty();
    });

    // One component shows both calendars: what follows is the same for the other one.
    if (path !== CALENDARS[0].path) return;

    test('is shown when somebody asks for it although it has not come', async ({ page }) => {
      await answerLike(page, `${STAND_IN_ORIGIN}${STAND_IN_PATHS.hangs}/`);
      await page.clock.install();
      const { frame, status, showButton } = findBooking(page);
      await visit(page, path);
      await page.clock.fastForward(GIVE_UP_AFTER_MS);
      await expectNotice(page);
      await showButton.click();
      await expect(frame).toBeVisible();
      await expect(status).toBeEmpty();
    });

    test('is missed at once when nobody answers, or at an address that is not set', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/ERR_CONNECTION_REFUSED|ERR_UNSAFE_PORT/);
      complaints.allow(/Policy violation: (?:frame|connect)-src|content security policy/i);
      complaints.allow(/Fetch API cannot load/);
      await answerLike(page, NOBODY);
      await visit(page, path);
      await expectNotice(page);

      await page.route(`${STAND_IN_ORIGIN}${calendar}`, (route) =>
        route.fulfill({ status: 302, headers: { Location: 'https://elsewhere.example/' } }),
      );
      await visit(page, path);
      await expectNotice(page);
    });

    // A browser cannot tell these failures from a calendar that has loaded.
    test('has both other ways below it when it cannot be told to have failed', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/X-Frame-Options|500 \(Internal Server Error\)/);
      for (const [mishap, answer] of [
        ['refuses to be framed', STAND_IN_PATHS.refusesFraming],
        ['fails', STAND_IN_PATHS.fails],
      ]) {
        await test.step(`when it ${mishap}`, async () => {
          await answerLike(page, `${STAND_IN_ORIGIN}${answer}`);
          const { frame, status, directLink, mailLink } = findBooking(page);
          await visit(page, path);
          await expect(frame).toBeVisible();
          await expect(status).toBeEmpty();
          await expect(directLink).toBeVisible();
          await expect(mailLink).toBeVisible();
        });
      }
    });
  });
}

test('a calendar that says a word is there, whatever else it looks like', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  const { frameTitle, notLoading } = booking.frame;
  await page.route(`${STAND_IN_ORIGIN}${STAND_IN_PATHS.demoCalendar}`, (route) =>
    route.request().method() === 'HEAD'
      ? route.abort()
      : route.fulfill({
          contentType: 'text/html',
          body: "<p>A month</p><script>parent.postMessage('ready', '*')</script>",
        }),
  );
  await visit(page, '/book-demo');
  await expect(page.frameLocator(`[title="${frameTitle}"]`).getByText('A month')).toBeVisible();
  await expect(page.getByText(notLoading.title)).toBeHidden();
});

/**
 * Position of the frame and height of the page, which must not change with the frame's content.
 * Waits for the fonts first, because they may change line breaks.
 */
async function measureLayout(page: Page) {
  await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
  const box = await page.getByRole('main').locator('iframe').locator('..').boundingBox();
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  return { box, pageHeight };
}
