/** How the cookie banner appears, visually, to a screen reader and to the keyboard. */
import { answer, banner } from './consent.ts';
import { expectAccessible, NARROW, WIDE } from './expect-accessible.ts';
import { expect, settleAtOnce, test, visit } from './fixtures.ts';

test.use({ consent: 'unanswered', contextOptions: { reducedMotion: 'no-preference' } });

for (const { width, height, path } of [
  { width: 320, height: 640, path: '/' },
  { width: 390, height: 844, path: '/login' },
  { width: 1366, height: 768, path: '/' },
  { width: 1366, height: 768, path: '/devops-on-boarding' },
]) {
  test(`the banner moves nothing and is no largest paint, on ${path} at ${width} px`, async ({
    page,
  }) => {
    const code = Promise.withResolvers<void>();
    await page.route('**/assets/Settled-*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.setViewportSize({ width, height });
    await page.addInitScript(watchPaints);
    await visit(page, path);
    await page.locator('html[data-fonts]').waitFor();
    await page.waitForTimeout(500);
    const sinceMs = await page.evaluate(() => {
      // The picture of a run counts its seconds, each of which is new text in its place.
      for (const animation of document.getAnimations()) animation.pause();
      return performance.now();
    });
    code.resolve();
    await expect(banner(page)).toBeVisible();
    await page.waitForTimeout(500);
    const paints = await page.evaluate(() => window.paints);
    expect(paints.length).toBeGreaterThan(0);
    expect(paints.filter(({ startTime }) => startTime > sinceMs)).toEqual([]);
  });
}

test('the banner leaves the field in sight that somebody is filling in when it comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await visit(page, '/login');
  await page.evaluate(() => scrollTo(0, 0));
  const field = page.getByLabel('Email Address');
  await field.evaluate((element) => {
    scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 5);
    element.focus({ preventScroll: true });
  });
  await expect(banner(page)).toBeVisible();
  await expect.poll(() => page.evaluate(describeIfCovered)).toBeUndefined();
  await expect(field).toBeFocused();
});

test.describe('the banner', () => {
  test.beforeEach(({ context }) => settleAtOnce(context));

  test('is read out, gives both answers one look, comes first by keyboard, gives the focus back', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(watchAnnouncements);
    await visit(page, '/');
    await expect(banner(page)).toBeVisible();

    await test.step('is read out: a named live region that was there before its words', async () => {
      await expect(page.locator('html')).toHaveAttribute(
        'data-announced',
        /Accept All.*Reject All.*Customize Settings/,
      );
    });

    await test.step('gives both answers one look', async () => {
      const looks = [];
      for (const name of ['Accept All', 'Reject All']) {
        const button = banner(page).getByRole('button', { name });
        const box = await button.boundingBox();
        looks.push({
          className: await button.getAttribute('class'),
          width: Math.round(box?.width ?? 0),
          height: Math.round(box?.height ?? 0),
          top: Math.round(box?.y ?? 0),
        });
      }
      expect(looks[0]).toEqual(looks[1]);
    });

    await test.step('comes first by keyboard, gives the focus back', async () => {
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
      await page.getByRole('button', { name: 'Reject All' }).press('Enter');
      await expect(banner(page)).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
    });
  });

  test('and its dialog have no violation, light or dark; it fits at 400 % zoom, and not on paper', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/pricing');
    await expect(banner(page)).toBeVisible();

    await test.step('is not printed', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(banner(page)).toBeHidden();
      await page.emulateMedia({ media: null });
      await expect(banner(page)).toBeVisible();
    });

    await test.step('can be answered at 400 % zoom, and makes no page wider', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      for (const name of ['Accept All', 'Reject All', 'Customize Settings']) {
        const button = banner(page).getByRole('button', { name });
        await button.focus();
        await expect(button).toBeInViewport({ ratio: 1 });
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });

    await expectAccessible(page, 'the banner', [NARROW, WIDE]);
    await answer(page, 'Customize Settings');
    await expectAccessible(page, 'its dialog', [WIDE, NARROW]);
  });
});

declare global {
  interface Window {
    /** Layout shifts and candidates for the largest contentful paint. */
    paints: PerformanceEntry[];
  }
}

/** Runs in the page before its scripts. */
function watchPaints(): void {
  window.paints = [];
  for (const type of ['layout-shift', 'largest-contentful-paint']) {
    new PerformanceObserver((list) => {
      window.paints.push(...list.getEntries().map((entry) => entry.toJSON()));
    }).observe({ type, buffered: true });
  }
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

/** Runs in the page. Describes the focused element if the banner covers any part of it. */
function describeIfCovered(): string | undefined {
  const cover = document.querySelector('section[aria-live=polite]');
  const focused = document.activeElement;
  if (!cover || !focused || focused === document.body || cover.contains(focused)) return undefined;
  // The visible element may be a child of the focused link, or the label of the focused control.
  const shown = focused.matches('.visually-hidden')
    ? (focused.closest('label') ?? focused)
    : focused;
  const a = shown.getBoundingClientRect();
  const b = cover.getBoundingClientRect();
  const x = (Math.max(a.left, b.left) + Math.min(a.right, b.right)) / 2;
  const y = (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2;
  const isOverlapping =
    a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;
  const isCovered = isOverlapping && cover.contains(document.elementFromPoint(x, y));
  return isCovered ? shown.outerHTML.slice(0, 120) : undefined;
}
