/**
 * Analytics in every state of consent, on a site that has it configured: no request before an
 * answer or after a refusal, and the loader exactly once per page after an acceptance.
 */
import type { Page } from 'playwright/test';
import { CONSENT_KEY } from '../../../web/lib/storage-keys.ts';
import { ANALYTICS_ID, STAND_IN_ORIGIN, STAND_IN_PATHS } from '../../setup/third-parties.ts';
import { answer, banner, reopen, savePreferences, storedConsent } from '../consent.ts';
import { expect, expectToArrive, settleAtOnce, test, visit, waitForApp } from '../fixtures.ts';
import { countedPages, readCommands, settle, watchAnalytics } from './analytics.ts';

test.beforeEach(({ context }) => settleAtOnce(context));

const LOADER = `${STAND_IN_ORIGIN}${STAND_IN_PATHS.analytics}?id=${ANALYTICS_ID}`;
const ALL_GRANTED = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
};
const ALL_DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** Waits until the page is shown; one that is left earlier is not counted. */
async function follow(page: Page, name: string, path: string): Promise<void> {
  const title = await page.title();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(path);
  await expect(page).not.toHaveTitle(title);
}

test.describe('without an answer', () => {
  test.use({ consent: 'unanswered' });

  test('without an answer nothing is asked for or kept, and Reject All tells the tool, and asks for nothing later', async ({
    page,
    context,
  }) => {
    const asked = watchAnalytics(context);
    await visit(page, '/devops-on-boarding');
    await expect(banner(page)).toBeVisible();
    await visit(page, '/');
    await expect(banner(page)).toBeVisible();
    await follow(page, 'Pricing', '/pricing');
    await settle(page);
    expect(asked).toEqual({ loaders: [], events: [] });
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await readCommands(page)).toEqual([]);

    await test.step('Reject All tells the tool', async () => {
      await answer(page, 'Reject All');
      await expect
        .poll(() => readCommands(page))
        .toEqual([
          ['consent', 'default', ALL_DENIED],
          ['consent', 'update', ALL_DENIED],
        ]);
      await follow(page, 'Case Studies', '/OneGoCaseStudies');
      await page.reload();
      await waitForApp(page);
      await settle(page);
      expect(asked).toEqual({ loaders: [], events: [] });
      expect(await context.cookies()).toEqual([]);
    });
  });

  test('Accept All loads it exactly once in each open tab, with every signal in its order', async ({
    page,
    context,
  }) => {
    const asked = watchAnalytics(context);
    const other = await context.newPage();
    await visit(other, '/pricing');
    await expect(banner(other)).toBeVisible();
    await visit(page, '/');
    await answer(page, 'Accept All');
    await expect.poll(() => countedPages(asked).sort()).toEqual(['/', '/pricing']);
    const commands = await readCommands(page);
    expect(commands.slice(0, 2)).toEqual([
      ['consent', 'default', ALL_DENIED],
      ['consent', 'update', ALL_GRANTED],
    ]);
    expect(commands.slice(2).map(([name]) => name)).toEqual(
      expect.arrayContaining(['js', 'set', 'config', 'event']),
    );
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['_ga']);
    await settle(page);
    expect(asked.loaders).toEqual([LOADER, LOADER]);
    expect(countedPages(asked).sort()).toEqual(['/', '/pricing']);
  });

  test('neither an unreadable record nor Customize Settings loads anything unless it was allowed', async ({
    page,
    context,
  }) => {
    const asked = watchAnalytics(context);
    await visit(page, '/pricing');
    await test.step('an unreadable record counts as no consent', async () => {
      await page.evaluate((key) => localStorage.setItem(key, 'granted'), CONSENT_KEY);
      await page.reload();
      await expect(banner(page)).toBeVisible();
      await settle(page);
      expect(asked).toEqual({ loaders: [], events: [] });
    });
    await savePreferences(page, { isAllowed: false });
    await settle(page);
    expect(asked).toEqual({ loaders: [], events: [] });

    await reopen(page);
    await savePreferences(page, { isAllowed: true });
    await expect.poll(() => countedPages(asked)).toEqual(['/pricing']);
    expect(asked.loaders).toEqual([LOADER]);
  });

  for (const state of ['blocked', 'full'] as const) {
    test(`with storage that is ${state} an acceptance holds for the page`, async ({
      page,
      context,
    }) => {
      await page.addInitScript(breakStorage, state);
      const asked = watchAnalytics(context);
      await visit(page, '/');
      await answer(page, 'Accept All');
      await expect.poll(() => countedPages(asked)).toEqual(['/']);
      await follow(page, 'Pricing', '/pricing');
      await expect.poll(() => countedPages(asked)).toEqual(['/', '/pricing']);
      expect(asked.loaders).toEqual([LOADER]);
      await page.reload();
      await expect(banner(page)).toBeVisible();
      expect(asked.loaders).toEqual([LOADER]);
    });
  }

  test('Global Privacy Control counts as a refusal until its user chooses otherwise', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    const asked = watchAnalytics(context);
    await visit(page, '/');
    await settle(page);
    await expect(banner(page)).toHaveCount(0);
    expect(asked).toEqual({ loaders: [], events: [] });
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await reopen(page);
    await answer(page, 'Accept All');
    await expect.poll(() => countedPages(asked)).toEqual(['/']);
    expect(asked.loaders).toEqual([LOADER]);
  });
});

test.describe('after an earlier refusal', () => {
  test.use({ consent: 'denied' });

  test('not even the site’s own code for it is asked for', async ({ page, context }) => {
    const asked = watchAnalytics(context);
    const own: string[] = [];
    page.on('request', (request) => own.push(new URL(request.url()).pathname));
    await visit(page, '/');
    await follow(page, 'Pricing', '/pricing');
    await settle(page);
    expect(asked).toEqual({ loaders: [], events: [] });
    expect(own.filter((path) => /google-tag|Consent/.test(path))).toEqual([]);
    expect(await readCommands(page)).toEqual([]);
  });
});

test.describe('after an earlier acceptance', () => {
  test.use({ consent: 'granted' });

  test('each visit loads it once, without asking', async ({ page, context }) => {
    const asked = watchAnalytics(context);
    await visit(page, '/pricing');
    await expect.poll(() => countedPages(asked)).toEqual(['/pricing']);
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await expect.poll(() => countedPages(asked)).toEqual(['/pricing', '/pricing']);
    expect(asked.loaders).toEqual([LOADER, LOADER]);

    await test.step('a second tab loads its own, once', async () => {
      const other = await context.newPage();
      await visit(other, '/');
      await expect.poll(() => asked.loaders.length).toBe(3);
      await settle(other);
      expect(asked.loaders).toEqual([LOADER, LOADER, LOADER]);
    });
  });

  test('every page of the app is counted once, the loader stays one, and Cookie Settings stops it', async ({
    page,
    context,
  }) => {
    const asked = watchAnalytics(context);
    await visit(page, '/');
    await expect.poll(() => countedPages(asked)).toEqual(['/']);
    await follow(page, 'Pricing', '/pricing');
    await follow(page, 'Case Studies', '/OneGoCaseStudies');
    await page.goBack();
    await expectToArrive(page, '/pricing');
    await expect
      .poll(() => countedPages(asked))
      .toEqual(['/', '/pricing', '/OneGoCaseStudies', '/pricing']);
    expect(asked.loaders).toEqual([LOADER]);
    const titles = asked.events.map((event) => event.get('dt'));
    expect(new Set(titles).size).toBe(3);

    await test.step('after Cookie Settings its cookies are gone, and it stays out after the reload', async () => {
      const counted = countedPages(asked);
      expect((await context.cookies()).map(({ name }) => name)).toEqual(['_ga']);
      await reopen(page);
      await expect(banner(page)).toBeVisible();
      expect(await storedConsent(page)).toBeNull();
      expect(await context.cookies()).toEqual([]);
      await settle(page);
      expect(asked.loaders).toEqual([LOADER]);
      expect(countedPages(asked)).toEqual(counted);
    });
  });

  test('no more of an address is told than the page and its campaign', async ({
    page,
    context,
  }) => {
    const asked = watchAnalytics(context);
    await visit(page, '/OneGoCaseStudies?sector=Fintech&utm_source=letter#kanarienvogel');
    await expect.poll(() => asked.events.length).toBeGreaterThan(0);
    await page.getByLabel(/industry/i).selectOption('Retail');
    await follow(page, 'Pricing', '/pricing');
    await expect.poll(() => countedPages(asked)).toEqual(['/OneGoCaseStudies', '/pricing']);
    const told = asked.events.map((event) => decodeURIComponent(event.toString())).join('\n');
    expect(told).toContain('/OneGoCaseStudies?utm_source=letter');
    expect(told).not.toMatch(/Fintech|Retail|kanarienvogel/);
  });

  test('taken back in another tab, it sends nothing more; agreed to again, it goes on', async ({
    page,
    context,
  }) => {
    const asked = watchAnalytics(context);
    await visit(page, '/');
    await expect.poll(() => countedPages(asked)).toEqual(['/']);
    const other = await context.newPage();
    await visit(other, '/PrivacyPolicy');
    await expect.poll(() => asked.loaders.length).toBe(2);
    await reopen(other);
    await answer(other, 'Reject All');
    await expect.poll(() => readCommands(page)).toContainEqual(['consent', 'update', ALL_DENIED]);
    expect(await context.cookies()).toEqual([]);
    const before = asked.events.length;
    await follow(page, 'Pricing', '/pricing');
    await settle(page);
    expect(asked.events.length).toBe(before);

    await reopen(other);
    await answer(other, 'Accept All');
    await follow(page, 'Case Studies', '/OneGoCaseStudies');
    await expect.poll(() => countedPages(asked)).toContain('/OneGoCaseStudies');
    // The reloaded tab loads the tag again; the other one already has it.
    expect(asked.loaders).toEqual([LOADER, LOADER, LOADER]);
  });

  test('when the tag is blocked, never answers or answers with an error, the site goes on as ever', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_FAILED|status of 500/);
    for (const fate of ['is blocked', 'never answers', 'answers with an error'] as const) {
      await test.step(fate, async () => {
        await page.route(`${STAND_IN_ORIGIN}${STAND_IN_PATHS.analytics}*`, async (route) => {
          if (fate === 'is blocked') await route.abort();
          if (fate === 'answers with an error') await route.fulfill({ status: 500 });
        });
        await visit(page, '/');
        await settle(page);
        await follow(page, 'Pricing', '/pricing');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }
  });
});

/** Runs in the page before its scripts. */
function breakStorage(state: 'blocked' | 'full'): void {
  if (state === 'full') {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    return;
  }
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}
