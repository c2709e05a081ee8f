/** Every state of the consent, on a site without a third party; `third-parties/` has the others. */
import type { Page } from 'playwright/test';
import { CONSENT_STORAGE_KEY } from '../../web/features/consent/consent.ts';
import {
  answer,
  banner,
  expectNoBanner,
  expectRecord,
  reopen,
  savePreferences,
  storedConsent,
} from './consent.ts';
import { findViolations } from './find-violations.ts';
import { expect, recordRequests, test, visit, waitForApp } from './fixtures.ts';

test.use({ consent: 'unanswered' });

const MINUTE_MS = 60_000;

test.describe('without an answer', () => {
  test('the banner asks, and nothing is stored before', async ({ page, context }) => {
    await visit(page, '/');
    await expect(banner(page)).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['fonts_loaded']);
  });

  test('the banner asks in the workspace too', async ({ page }) => {
    await visit(page, '/devops-on-boarding');
    await expect(banner(page)).toBeVisible();
  });

  test('the banner stays while the visitor reads on', async ({ page }) => {
    await visit(page, '/');
    await expect(banner(page)).toBeVisible();
    await page.getByRole('link', { name: 'Pricing', exact: true }).first().click();
    await expect(page).toHaveURL('/pricing');
    await expect(banner(page)).toBeVisible();
  });
});

test('Reject All is kept as denied, and not asked again', async ({ page }) => {
  await visit(page, '/');
  await answer(page, 'Reject All');
  await expect(banner(page)).toHaveCount(0);
  await expectRecord(page, 'denied');
  const requests = recordRequests(page);
  await visit(page, '/pricing');
  await expectNoBanner(page);
  expect(requests.filter((url) => /consent/i.test(url))).toEqual([]);
});

test('Accept All is kept as granted, with the time, and not asked again', async ({ page }) => {
  await visit(page, '/');
  await answer(page, 'Accept All');
  await expect(banner(page)).toHaveCount(0);
  await expectRecord(page, 'granted');
  const { ts } = JSON.parse((await storedConsent(page)) ?? '');
  expect(Math.abs(Date.now() - ts)).toBeLessThan(MINUTE_MS);
  await page.reload();
  await waitForApp(page);
  await expectNoBanner(page);
});

test.describe('Customize Settings', () => {
  for (const [isAllowed, choice] of [
    [true, 'granted'],
    [false, 'denied'],
  ] as const) {
    test(`is kept as ${choice} for both values`, async ({ page }) => {
      await visit(page, '/');
      await savePreferences(page, { isAllowed });
      await expect(banner(page)).toHaveCount(0);
      await expectRecord(page, choice);
    });
  }

  test('has one box, Allow, which is not ticked; Cancel and Escape change nothing', async ({
    page,
  }) => {
    await visit(page, '/');
    const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
    for (const leave of [
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await answer(page, 'Customize Settings');
      await expect(dialog.getByRole('checkbox')).toHaveCount(1);
      await expect(dialog.getByRole('checkbox', { name: 'Analytics Allow' })).not.toBeChecked();
      await leave();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Customize Settings' })).toBeFocused();
    }
    await expect(banner(page)).toBeVisible();
    expect(await storedConsent(page)).toBeNull();
  });

  test('works by keyboard alone', async ({ page }) => {
    await visit(page, '/');
    await banner(page).getByRole('button', { name: 'Customize Settings' }).press('Enter');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Save preferences' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectRecord(page, 'granted');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

for (const path of ['/', '/devops-on-boarding']) {
  test(`Cookie Settings on ${path} forgets the answer, reloads the page and asks again`, async ({
    page,
  }) => {
    await visit(page, path);
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await answer(page, 'Accept All');
    await reopen(page);
    await expect(banner(page)).toBeVisible();
    expect(await storedConsent(page)).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await expect(page).toHaveURL(path);
  });
}

test('an answer in one tab is the answer in the others, and so is taking it back', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await visit(page, '/');
  await visit(other, '/pricing');
  await expect(banner(other)).toBeVisible();
  await answer(page, 'Reject All');
  await expect(banner(other)).toHaveCount(0);
  await reopen(page);
  await expect(banner(other)).toBeVisible();
});

test.describe('storage that does not work', () => {
  for (const text of [
    'granted',
    '{',
    'null',
    '[]',
    '{"ad_storage":"granted","analytics_storage":"granted"}',
    '{"ad_storage":true,"analytics_storage":true,"ts":1}',
    '{"ad_storage":"granted","analytics_storage":"yes","ts":1}',
  ]) {
    test(`an unreadable record counts as none: ${text}`, async ({ page }) => {
      await page.addInitScript(
        ([key = '', value = '']) => localStorage.setItem(key, value),
        [CONSENT_STORAGE_KEY, text],
      );
      await visit(page, '/pricing');
      await expect(banner(page)).toBeVisible();
    });
  }

  test('blocked: the answer holds for the page, and the next one asks again', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await visit(page, '/');
    await answer(page, 'Reject All');
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Pricing', exact: true }).first().click();
    await expect(page).toHaveURL('/pricing');
    await expectNoBanner(page);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    // Nothing was kept, so there is nothing to forget; it asks all the same.
    await reopen(page);
    await expect(banner(page)).toBeVisible();
  });

  test('full: the answer holds for the page, and no earlier one outlives it', async ({ page }) => {
    await visit(page, '/');
    await expect(banner(page)).toBeVisible();
    await page.evaluate((key) => {
      localStorage.setItem(key, '{"ad_storage":"granted","analytics_storage":"granted","ts":1}');
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }, CONSENT_STORAGE_KEY);
    await answer(page, 'Reject All');
    await expect(banner(page)).toHaveCount(0);
    expect(await storedConsent(page)).toBeNull();
  });
});

test.describe('a browser that sends Global Privacy Control', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    }),
  );

  test('counts as having refused: no question, and nothing is stored', async ({ page }) => {
    await visit(page, '/');
    await expectNoBanner(page);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test('can choose otherwise by Cookie Settings', async ({ page }) => {
    await visit(page, '/');
    await reopen(page);
    await expect(banner(page)).toBeVisible();
    await page.getByRole('link', { name: 'Pricing', exact: true }).first().click();
    await expect(page).toHaveURL('/pricing');
    await answer(page, 'Accept All');
    await expectRecord(page, 'granted');
  });
});

test('without the code of the banner the page is whole, and nothing counts as agreed', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  await page.route('**/assets/ConsentBanner-*.js', (route) => route.abort());
  const documents = recordRequests(page, { isNavigation: true });
  await visit(page, '/');
  await expectNoBanner(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await storedConsent(page)).toBeNull();
  expect(documents).toHaveLength(1);
});

test.describe('the banner', () => {
  for (const { width, height, path } of [
    { width: 320, height: 640, path: '/' },
    { width: 390, height: 844, path: '/login' },
    { width: 1366, height: 768, path: '/' },
    { width: 1366, height: 768, path: '/devops-on-boarding' },
  ]) {
    test(`moves nothing and is no largest paint, on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(watchPaints);
      await visit(page, path);
      await page.waitForTimeout(500);
      const before = await page.evaluate(() => ({ ...window.paints }));
      await expect(banner(page)).toBeVisible();
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => ({ ...window.paints }))).toEqual(before);
    });
  }

  test('is read out: a named live region that was there before its words', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          if (!(target instanceof Element) || !target.matches('[aria-live=polite]')) continue;
          for (const node of addedNodes) {
            document.documentElement.dataset.announced = node.textContent ?? '';
          }
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await visit(page, '/');
    await expect(page.locator('html')).toHaveAttribute(
      'data-announced',
      /Accept All.*Reject All.*Customize Settings/,
    );
  });

  test('comes first by keyboard, and gives the focus back to the page', async ({ page }) => {
    await visit(page, '/');
    await expect(banner(page)).toBeVisible();
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

  test('gives both answers the same size and look', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
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

  for (const path of ['/', '/login', '/devops-on-boarding']) {
    for (const { width, height } of [
      { width: 390, height: 844 },
      { width: 1366, height: 768 },
    ]) {
      test(`never covers what has the focus, on ${path} at ${width} px`, async ({ page }) => {
        test.slow();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height });
        await visit(page, path);
        await expect(banner(page)).toBeVisible();
        const covered = new Set<string>();
        for (let step = 0; step < 110; step += 1) {
          await page.keyboard.press('Tab');
          const found = await page.evaluate(describeIfCovered);
          if (found) covered.add(found);
        }
        expect([...covered]).toEqual([]);
      });
    }
  }

  test('leaves the field in sight that somebody is filling in when it comes', async ({ page }) => {
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

  test('is not printed', async ({ page }) => {
    await visit(page, '/PrivacyPolicy');
    await expect(banner(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(banner(page)).toBeHidden();
  });
});

for (const { width, height } of [
  { width: 320, height: 640 },
  { width: 1366, height: 768 },
]) {
  test(`banner and dialog have no violation at ${width} px, light or dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await visit(page, '/pricing');
    await expect(banner(page)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await findViolations(page), `banner, ${colorScheme}`).toEqual([]);
    }
    await answer(page, 'Customize Settings');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await findViolations(page), `dialog, ${colorScheme}`).toEqual([]);
    }
  });
}

test('at 400 % zoom every answer can be reached and the page is not wider', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, '/pricing');
  for (const name of ['Accept All', 'Reject All', 'Customize Settings']) {
    const button = banner(page).getByRole('button', { name });
    await button.focus();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no banner', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    expect(await page.content()).not.toContain('Accept All');
  });
});

test('no prerendered page has the banner in it', async ({
  request,
}: {
  request: Page['request'];
}) => {
  for (const path of ['/', '/login', '/devops-on-boarding']) {
    expect(await (await request.get(path)).text()).not.toContain('Reject All');
  }
});

declare global {
  interface Window {
    /** How often the page moved, and what its largest paint was. */
    paints: { shiftCount: number; largest: string };
  }
}

/** Runs in the page before anything else of it. */
function watchPaints(): void {
  window.paints = { shiftCount: 0, largest: '' };
  new PerformanceObserver((list) => {
    window.paints.shiftCount += list.getEntries().length;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.paints.largest = JSON.stringify(entry);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Runs in the page. What has the focus, if the banner covers a part of it. */
function describeIfCovered(): string | undefined {
  const cover = document.querySelector('section[aria-live=polite]');
  const focused = document.activeElement;
  if (!cover || !focused || focused === document.body || cover.contains(focused)) return undefined;
  // A link around other things, or a control whose label is what is seen.
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
