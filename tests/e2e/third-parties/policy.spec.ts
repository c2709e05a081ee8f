/** The policy of every page in every state of the consent, on a site with every third party. */
import type { Page } from 'playwright/test';
import { testPolicyOnEveryPage, untilAsked } from '../policy.ts';

testPolicyOnEveryPage([
  ['unanswered', untilAsked],
  ['denied', async () => {}],
  ['granted', untilCounted],
]);

/** The tag was let in, and what it sends was let out. */
async function untilCounted(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/g/collect')),
  );
}
