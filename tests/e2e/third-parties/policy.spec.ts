/**
 * The CSP on a site with every third party, in every state of consent, on one page of each frame and
 * those with a calendar. The assertions are those of the guard: it fails on any CSP violation and on any
 * other browser error.
 */
import type { Page } from 'playwright/test';
import { answer, answerIn, banner, forgetAnswer } from '../consent.ts';
import { expect, settleAtOnce, test, visit } from '../fixtures.ts';

/** Opened in as many tabs; more would not load faster in parallel. */
const PAGES = [
  ['/', '/book-demo', '/EzyAssist'],
  ['/register', '/blog/76-of-77-tags', '/devops-on-boarding'],
] as const;

test.use({ consent: 'unanswered' });

test('no page violates its policy, without an answer, refused, then accepted', async ({
  context,
}) => {
  await settleAtOnce(context);
  const elsewhere = await context.newPage();
  await elsewhere.goto('/robots.txt');
  const tabs = await Promise.all(PAGES[0].map(() => context.newPage()));
  for (const paths of PAGES) {
    await Promise.all(tabs.map((tab, index) => visit(tab, paths[index] ?? '/')));
    await refuseInOne(tabs);
    await answerIn(elsewhere, 'granted');
    await Promise.all(tabs.map(untilCounted));
    await forgetAnswer(elsewhere);
  }
});

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
