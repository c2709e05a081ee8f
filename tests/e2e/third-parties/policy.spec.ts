/**
 * The CSP of each route in every state of consent, on a site with every third party. The assertions
 * are those of the guard: it fails on any CSP violation and on any other browser error.
 */
import type { Page } from 'playwright/test';
import { answer, answerIn, banner, forgetAnswer } from '../consent.ts';
import { expect, settleAtOnce, test, visit } from '../fixtures.ts';
import { siteParts } from '../site-parts.ts';

/** More tabs do not load faster in parallel. */
const TABS = 3;

test.use({ consent: 'unanswered' });

for (const { name, pages } of siteParts) {
  test(`${name}: without an answer, refused, then accepted, no page violates its policy`, async ({
    context,
  }) => {
    await settleAtOnce(context);
    const elsewhere = await context.newPage();
    await elsewhere.goto('/robots.txt');
    const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
    for (let first = 0; first < pages.length; first += TABS) {
      const paths = pages.slice(first, first + TABS).map(({ path }) => path);
      const used = tabs.slice(0, paths.length);
      await Promise.all(used.map((tab, index) => visit(tab, paths[index] ?? '/')));
      await refuseInOne(used);
      await answerIn(elsewhere, 'granted');
      await Promise.all(used.map(untilCounted));
      await forgetAnswer(elsewhere);
    }
  });
}

/** Every tab shows the banner; a refusal in one applies to all. */
async function refuseInOne(tabs: readonly Page[]): Promise<void> {
  await Promise.all(tabs.map((tab) => expect(banner(tab)).toBeVisible()));
  for (const tab of tabs.slice(0, 1)) await answer(tab, 'Reject All');
  await Promise.all(tabs.map((tab) => expect(banner(tab)).toHaveCount(0)));
}

/** The CSP allowed the tag to load and to send events. */
async function untilCounted(tab: Page): Promise<void> {
  await tab.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/g/collect')),
  );
}
