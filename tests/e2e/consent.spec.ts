/** The cookie banner: how it appears, what it keeps, and when it asks again; on a site without third parties. */
import { MINUTE_MS } from '../../worker/contract/durations.ts';
import { answer, banner, expectRecord, reopen, savePreferences, storedConsent } from './consent.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import {
  expect,
  expectToArrive,
  holdSettling,
  recordRequests,
  settleAtOnce,
  test,
  visit,
  waitUntilIdle,
} from './fixtures.ts';
import { blockStorage } from './workspace.ts';

test.use({ consent: 'unanswered' });

test('the banner moves nothing, and lies on no field, no demo account and no button of a form', async ({
  page,
}) => {
  const settle = await holdSettling(page);
  await page.addInitScript(watchShifts);
  for (const [width, height] of [
    [1280, 900],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/login', '/company/contact', '/devops-on-boarding']) {
      await test.step(`${path} at ${width} × ${height}`, async () => {
        await visit(page, path);
        await page.locator('html[data-fonts]').waitFor();
        // What the late fonts move is reported one frame after it was painted.
        await page.evaluate(async () => {
          await document.fonts.ready;
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
          window.takeShifts();
        });
        await settle();
        await banner(page).waitFor();
        const used = 'main :is(input, select, textarea, button, a, label)';
        expect(await banner(page).evaluate(findCovered, used)).toEqual([]);
        expect(await page.evaluate(() => window.takeShifts())).toEqual([]);
      });
    }
  }
  await banner(page).scrollIntoViewIfNeeded();
  await expectPainted(banner(page));
});

test('where there is no form the banner lies over the page, but not over what is focused', async ({
  page,
}) => {
  const settle = await holdSettling(page);
  await page.setViewportSize({ width: 390, height: 600 });
  await visit(page, '/pricing');
  const link = page.getByRole('main').getByRole('link').first();
  const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
  await page.evaluate((top) => scrollTo(0, top), y + height + 10 - 600);
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await settle();
  await expectPainted(banner(page));
  await expect.poll(() => banner(page).evaluate(findCovered, 'main a:focus')).toEqual([]);
  await expect(link).toBeFocused();
});

test('the banner is read out, gives both answers one look, comes first by keyboard, gives the focus back', async ({
  page,
  context,
}) => {
  await settleAtOnce(context);
  await page.addInitScript(watchAnnouncements);
  await visit(page, '/');
  await expectPainted(banner(page));
  await expect(page.locator('html')).toHaveAttribute(
    'data-announced',
    /Accept All.*Reject All.*Customize Settings/,
  );
  const looks = [];
  for (const name of ['Accept All', 'Reject All']) {
    const button = banner(page).getByRole('button', { name });
    const { width = 0, height = 0, y = 0 } = (await button.boundingBox()) ?? {};
    looks.push([await button.getAttribute('class'), ...[width, height, y].map(Math.round)]);
  }
  expect(looks[0]).toEqual(looks[1]);

  const names: string[] = [];
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(names).toEqual([
    'Privacy Policy',
    'Accept All',
    'Reject All',
    'Customize Settings',
    'Skip to content',
  ]);
  await test.step('at 400 % zoom each answer can be reached, and on paper there is none', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(banner(page)).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 320, height: 256 });
    for (const name of ['Accept All', 'Reject All', 'Customize Settings']) {
      const button = banner(page).getByRole('button', { name });
      await button.focus();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
  await expectAccessible(page, 'the banner');
  await page.getByRole('button', { name: 'Reject All' }).press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('an answer', () => {
  test.beforeEach(({ context }) => settleAtOnce(context));

  test('what was chosen is kept with the time, until Cookie Settings forgets it and reloads the page', {
    tag: '@journey',
  }, async ({ page, request, baseURL }) => {
    const urls = recordRequests(page);
    await visit(page, '/devops-on-boarding');
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
    // Cancel and Escape change nothing.
    for (const leave of [
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await answer(page, 'Customize Settings');
      await expectPainted(dialog);
      await expect(dialog.getByRole('checkbox')).not.toBeChecked();
      await leave();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Customize Settings' })).toBeFocused();
    }
    expect(await storedConsent(page)).toBeNull();
    await answer(page, 'Accept All');
    await expect(banner(page)).toHaveCount(0);
    await expectRecord(page, 'granted');
    const { ts } = JSON.parse((await storedConsent(page)) ?? '');
    expect(Math.abs(Date.now() - ts)).toBeLessThan(MINUTE_MS);
    await test.step('without third parties, an acceptance loads no code of them, and no chat', async () => {
      await waitUntilIdle(page);
      expect(urls.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
      expect(urls.filter((url) => /chat|google-tag|watch-vitals/.test(url))).toEqual([]);
      await expect(page.locator('iframe')).toHaveCount(0);
      const headers = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
      const chatPage = await request.get('/chat-frame', { maxRedirects: 0, headers });
      expect(chatPage.status()).toBe(302);
    });
    await reopen(page);
    await expectPainted(banner(page));
    expect(await storedConsent(page)).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await expect(page).toHaveURL('/devops-on-boarding');
    await savePreferences(page, { isAllowed: true });
    await expectRecord(page, 'granted');
    await reopen(page);
    await savePreferences(page, { isAllowed: false });
    await expectRecord(page, 'denied');

    await test.step('by keyboard alone', async () => {
      await reopen(page);
      await banner(page).getByRole('button', { name: 'Customize Settings' }).press('Enter');
      await expectAccessible(page, 'the preferences');
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Save preferences' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expectRecord(page, 'granted');
      await expect(page.getByRole('main')).toBeFocused();
    });
  });

  test('with storage that is blocked it holds for the page, and the next one asks again', async ({
    page,
  }) => {
    await blockStorage(page);
    await visit(page, '/');
    await answer(page, 'Reject All');
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Pricing', exact: true }).first().click();
    await expectToArrive(page, '/pricing');
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });
});

declare global {
  interface Window {
    takeShifts: () => object[];
  }
}

/** Runs in the page before its scripts. */
function watchShifts(): void {
  const shifts: object[] = [];
  const note = (entries: PerformanceEntryList) =>
    shifts.push(...entries.map((entry) => entry.toJSON()));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.takeShifts = () => {
    note(observer.takeRecords());
    return shifts.splice(0);
  };
}

/** Runs in the page before its scripts. */
function watchAnnouncements(): void {
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof Element) || !target.matches('[aria-live=polite]')) continue;
      for (const node of addedNodes) {
        document.documentElement.dataset.announced = node.textContent ?? '';
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page. What of these elements lies under the banner, by its text. */
function findCovered(cover: Element, selector: string): string[] {
  const { left, right, top, bottom } = cover.getBoundingClientRect();
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isUnder =
      box.right > left && box.left < right && box.bottom > top && box.top < bottom && box.width > 1;
    return isUnder ? [element.outerHTML.slice(0, 80)] : [];
  });
}
