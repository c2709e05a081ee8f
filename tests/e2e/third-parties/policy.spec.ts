/** The policy of every page in every state of the consent, on a site with every third party. */
import type { Page } from 'playwright/test';
import { acceptInOne, forgetAnswer, testPolicyOnEveryPage } from '../policy.ts';

testPolicyOnEveryPage('without an answer, then accepted', 'unanswered', async (tabs) => {
  await acceptInOne(tabs);
  await Promise.all(tabs.map(untilCounted));
  await forgetAnswer(tabs);
});

testPolicyOnEveryPage('refused', 'denied');

/** The tag was let in, and what it sends was let out. */
async function untilCounted(tab: Page): Promise<void> {
  await tab.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/g/collect')),
  );
}
