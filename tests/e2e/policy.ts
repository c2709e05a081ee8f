import type { Page } from 'playwright/test';
import { CONSENT_STORAGE_KEY } from '../../web/features/consent/consent.ts';
import { answer, banner } from './consent.ts';
import { expect, type Options, settleAtOnce, test, visit } from './fixtures.ts';
import { siteParts } from './site-parts.ts';

/** As many as load faster beside one another than one after the other. */
const TABS = 3;

/** What is done once the app is there on the pages of all tabs. */
type Act = (tabs: readonly Page[]) => Promise<void>;

/**
 * Opens every page, and does something there. The guard of all tests does the judging: any
 * violation of the policy, and anything else that the browser complains about, fails.
 */
export function testPolicyOnEveryPage(
  state: string,
  consent: Options['consent'],
  act: Act = async () => {},
): void {
  test.describe(state, () => {
    test.use({ consent });

    for (const { name, pages } of siteParts) {
      test(`${name}: no page violates its policy`, async ({ context }) => {
        await settleAtOnce(context);
        const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
        for (let first = 0; first < pages.length; first += TABS) {
          const paths = pages.slice(first, first + TABS).map(({ path }) => path);
          const used = tabs.slice(0, paths.length);
          await Promise.all(used.map((tab, index) => visit(tab, paths[index] ?? '/')));
          await act(used);
        }
      });
    }
  });
}

/** Each tab asks, and one is told yes, which goes for all of them. */
export async function acceptInOne(tabs: readonly Page[]): Promise<void> {
  await Promise.all(tabs.map((tab) => expect(banner(tab)).toBeVisible()));
  for (const tab of tabs.slice(0, 1)) await answer(tab, 'Accept All');
  await Promise.all(tabs.map((tab) => expect(banner(tab)).toHaveCount(0)));
}

/** The next pages ask again. */
export async function forgetAnswer(tabs: readonly Page[]): Promise<void> {
  const forget = (key: string) => localStorage.removeItem(key);
  await Promise.all(tabs.map((tab) => tab.evaluate(forget, CONSENT_STORAGE_KEY)));
}
