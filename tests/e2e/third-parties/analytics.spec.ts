/**
 * Analytics in every state of consent, on a site that has it configured: no request before an
 * answer or after a refusal, and the loader exactly once per page after an acceptance.
 */
import type { Page } from 'playwright/test';
import { ANALYTICS_ID, STAND_IN_ORIGIN, STAND_IN_PATHS } from '../../setup/third-parties.ts';
import { answer, banner, reopen, storedConsent } from '../consent.ts';
import { expect, expectToArrive, settleAtOnce, test, visit, waitForApp } from '../fixtures.ts';
import { countedPages, readCommands, settle, watchAnalytics } from './analytics.ts';

test.beforeEach(({ context }) => settleAtOnce(context));

const LOADER = `${STAND_IN_ORIGIN}${STAND_IN_PATHS.analytics}?id=${ANALYTICS_ID}`;
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

test.use({ consent: 'unanswered' });

test('without an answer nothing is asked for or kept, and nothing after Reject All', async ({
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

  await answer(page, 'Reject All');
  await follow(page, 'Case Studies', '/OneGoCaseStudies');
  await page.reload();
  await waitForApp(page);
  await settle(page);
  await expect(banner(page)).toHaveCount(0);
  expect(asked).toEqual({ loaders: [], events: [] });
  expect(await context.cookies()).toEqual([]);
});

test('Accept All loads it once in each open tab, and both stop and go on as the answer changes', async ({
  page,
  context,
}) => {
  const asked = watchAnalytics(context);
  const other = await context.newPage();
  await visit(other, '/PrivacyPolicy');
  await expect(banner(other)).toBeVisible();
  await visit(page, '/');
  await answer(page, 'Accept All');
  await expect.poll(() => countedPages(asked).sort()).toEqual(['/', '/PrivacyPolicy']);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['_ga']);
  await settle(page);
  expect(asked.loaders).toEqual([LOADER, LOADER]);
  expect(countedPages(asked)).toHaveLength(2);

  await test.step('taken back in one tab, it sends nothing more in the other', async () => {
    await reopen(other);
    await answer(other, 'Reject All');
    await expect.poll(() => readCommands(page)).toContainEqual(['consent', 'update', ALL_DENIED]);
    await expect.poll(() => context.cookies()).toEqual([]);
    const before = asked.events.length;
    await follow(page, 'Pricing', '/pricing');
    await settle(page);
    expect(asked.events.length).toBe(before);
  });
  await test.step('agreed to again, it goes on', async () => {
    await reopen(other);
    await answer(other, 'Accept All');
    await follow(page, 'Case Studies', '/OneGoCaseStudies');
    await expect.poll(() => countedPages(asked)).toContain('/OneGoCaseStudies');
    // The reloaded tab loads the tag again; the other one already has it.
    expect(asked.loaders).toEqual([LOADER, LOADER, LOADER]);
  });
  await test.step('on a later visit it loads once and counts each page, until Cookie Settings stops it and deletes its cookies', async () => {
    const later = watchAnalytics(context);
    await visit(page, '/');
    await expect.poll(() => countedPages(later)).toEqual(['/']);
    await follow(page, 'Pricing', '/pricing');
    await expect.poll(() => countedPages(later)).toEqual(['/', '/pricing']);
    await page.goBack();
    await expectToArrive(page, '/');
    await expect.poll(() => countedPages(later)).toEqual(['/', '/pricing', '/']);
    expect(later.loaders).toEqual([LOADER]);

    await reopen(page);
    await expect(banner(page)).toBeVisible();
    expect(await storedConsent(page)).toBeNull();
    await expect.poll(() => context.cookies()).toEqual([]);
    await settle(page);
    expect(later.loaders).toEqual([LOADER]);
    expect(countedPages(later)).toHaveLength(3);
  });
});
