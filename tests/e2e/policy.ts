import type { Page } from 'playwright/test';
import { banner } from './consent.ts';
import { expect, type Options, settleAtOnce, sitePages, test, visit } from './fixtures.ts';

/** As many as load faster beside one another than one after the other. */
const TABS = 3;

type Arrive = (page: Page) => Promise<void>;

export const untilAsked: Arrive = (page) => expect(banner(page)).toBeVisible();

/**
 * Opens every page in states of the consent, and waits in each for what comes there. The guard of
 * all tests does the judging: any violation of the policy, and anything else that the browser
 * complains about, fails.
 */
export function testPolicyOnEveryPage(
  states: readonly (readonly [Options['consent'], Arrive])[],
): void {
  for (const [consent, arrive] of states) {
    test.describe(`consent is ${consent}`, () => {
      test.use({ consent });

      test('no page violates its policy', async ({ context }) => {
        test.slow();
        await settleAtOnce(context);
        const paths = sitePages.map(({ path }) => path);
        const openNext = async (tab: Page) => {
          for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
            await visit(tab, path);
            await arrive(tab);
          }
        };
        const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
        await Promise.all(tabs.map(openNext));
      });
    });
  }
}
