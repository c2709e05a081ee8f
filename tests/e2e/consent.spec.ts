/** Every state of consent on a site without third parties; `third-parties/` tests the others. */
import { CONSENT_KEY } from '../../web/lib/storage-keys.ts';
import { MINUTE_MS } from '../../worker/contract/durations.ts';
import {
  answer,
  banner,
  expectNoBanner,
  expectRecord,
  reopen,
  savePreferences,
  storedConsent,
} from './consent.ts';
import {
  expect,
  expectToArrive,
  recordRequests,
  settleAtOnce,
  test,
  visit,
  waitForApp,
} from './fixtures.ts';

test.use({ consent: 'unanswered' });

test.beforeEach(({ context }) => settleAtOnce(context));

test.describe('without an answer', () => {
  test('the banner asks, nothing is stored before, and it stays while the visitor reads on', async ({
    page,
    context,
  }) => {
    await visit(page, '/');
    await expect(banner(page)).toBeVisible();
    // The page's fonts may load after the banner.
    await page.locator('html[data-fonts]').waitFor();
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['fonts_loaded']);

    await page.getByRole('link', { name: 'Pricing', exact: true }).first().click();
    await expectToArrive(page, '/pricing');
    await expect(banner(page)).toBeVisible();
  });
});

test('Reject All is kept as denied, and not asked again', { tag: '@journey' }, async ({ page }) => {
  await visit(page, '/');
  await answer(page, 'Reject All');
  await expect(banner(page)).toHaveCount(0);
  await expectRecord(page, 'denied');
  await visit(page, '/pricing');
  await expectNoBanner(page);
});

test('Accept All is kept as granted, with the time, and not asked again, until Cookie Settings forgets it and reloads the page', async ({
  page,
}) => {
  for (const path of ['/', '/devops-on-boarding']) {
    await test.step(path, async () => {
      await visit(page, path);
      await page.evaluate(() => localStorage.setItem('theme', 'dark'));
      await answer(page, 'Accept All');
      await expect(banner(page)).toHaveCount(0);
      await expectRecord(page, 'granted');
      const { ts } = JSON.parse((await storedConsent(page)) ?? '');
      expect(Math.abs(Date.now() - ts)).toBeLessThan(MINUTE_MS);
      await page.reload();
      await waitForApp(page);
      await expectNoBanner(page);

      await reopen(page);
      await expect(banner(page)).toBeVisible();
      expect(await storedConsent(page)).toBeNull();
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
      await expect(page).toHaveURL(path);
    });
  }
});

test.describe('Customize Settings', () => {
  test('keeps what was chosen, and no box is ticked before; Cancel and Escape change nothing; it works by keyboard alone', async ({
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

    for (const [isAllowed, choice] of [
      [true, 'granted'],
      [false, 'denied'],
    ] as const) {
      await test.step(`${choice} for both values`, async () => {
        await savePreferences(page, { isAllowed });
        await expect(banner(page)).toHaveCount(0);
        await expectRecord(page, choice);
      });
      if (isAllowed) await reopen(page);
    }

    await test.step('by keyboard alone', async () => {
      await reopen(page);
      await banner(page).getByRole('button', { name: 'Customize Settings' }).press('Enter');
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Save preferences' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expectRecord(page, 'granted');
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
});

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
  test('an unreadable record counts as none', async ({ page }) => {
    await visit(page, '/pricing');
    for (const text of ['{', '{"ad_storage":"granted","analytics_storage":"yes","ts":1}']) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        CONSENT_KEY,
        text,
      ] as const);
      await page.reload();
      await expect(banner(page), text).toBeVisible();
    }
  });

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
    await expectToArrive(page, '/pricing');
    await expectNoBanner(page);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    // Nothing was stored, so there is nothing to delete; the banner still has to come back.
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
    }, CONSENT_KEY);
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

  test('counts as having refused until its user chooses otherwise by Cookie Settings', async ({
    page,
  }) => {
    await visit(page, '/');
    await expectNoBanner(page);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

    await reopen(page);
    await expect(banner(page)).toBeVisible();
    await page.getByRole('link', { name: 'Pricing', exact: true }).first().click();
    await expectToArrive(page, '/pricing');
    await answer(page, 'Accept All');
    await expectRecord(page, 'granted');
  });
});

test('without the code of the banner the page is whole, and nothing counts as agreed', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  await page.route('**/assets/Settled-*.js', (route) => route.abort());
  const documents = recordRequests(page, { isNavigation: true });
  const refused = page.waitForEvent('requestfailed');
  await visit(page, '/');
  await refused;
  await expectNoBanner(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await storedConsent(page)).toBeNull();
  expect(documents).toHaveLength(1);
});

test('no prerendered page has the banner in it, so without JavaScript there is none', async ({
  request,
}) => {
  for (const path of ['/', '/login', '/devops-on-boarding']) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<h1');
    expect(html, path).not.toMatch(/Accept All|Reject All/);
  }
});
