/**
 * The policy of every page in every state of the consent, on a site with every third party. The
 * guard of all tests does the judging: any violation of the policy, and anything else that the
 * browser complains about, fails.
 */
import type { BrowserContext, Page } from 'playwright/test';
import { answer, banner, forgetAnswer } from '../consent.ts';
import { expect, settleAtOnce, test, visit } from '../fixtures.ts';
import { siteParts } from '../site-parts.ts';

/** As many as load faster beside one another than one after the other. */
const TABS = 3;

for (const { name, pages } of siteParts) {
  test.describe('without an answer, then accepted', () => {
    test.use({ consent: 'unanswered' });

    test(`${name}: no page violates its policy`, async ({ context }) => {
      await visitInTabs(context, pages, async (tabs) => {
        await acceptInOne(tabs);
        await Promise.all(tabs.map(untilCounted));
        await Promise.all(tabs.map(forgetAnswer));
      });
    });
  });

  test.describe('refused', () => {
    test(`${name}: no page violates its policy`, async ({ context }) => {
      await visitInTabs(context, pages);
    });
  });
}

/** Opens some pages at a time, and does something once the app is there on all of them. */
async function visitInTabs(
  context: BrowserContext,
  pages: (typeof siteParts)[number]['pages'],
  act: (tabs: readonly Page[]) => Promise<void> = async () => {},
): Promise<void> {
  await settleAtOnce(context);
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  for (let first = 0; first < pages.length; first += TABS) {
    const paths = pages.slice(first, first + TABS).map(({ path }) => path);
    const used = tabs.slice(0, paths.length);
    await Promise.all(used.map((tab, index) => visit(tab, paths[index] ?? '/')));
    await act(used);
  }
}

/** Each tab asks, and one is told yes, which goes for all of them. */
async function acceptInOne(tabs: readonly Page[]): Promise<void> {
  await Promise.all(tabs.map((tab) => expect(banner(tab)).toBeVisible()));
  for (const tab of tabs.slice(0, 1)) await answer(tab, 'Accept All');
  await Promise.all(tabs.map((tab) => expect(banner(tab)).toHaveCount(0)));
}

/** The tag was let in, and what it sends was let out. */
async function untilCounted(tab: Page): Promise<void> {
  await tab.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/g/collect')),
  );
}
