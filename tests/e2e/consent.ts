/** Helpers of the consent tests: the banner, its buttons and the stored answer. */
import { expect, type Locator, type Page } from 'playwright/test';
import type { ConsentChoice } from '../../web/features/consent/consent.ts';
import { CONSENT_KEY } from '../../web/lib/storage-keys.ts';
import { keptAnswer } from './fixtures.ts';

export function banner(page: Page): Locator {
  return page.getByRole('region', { name: 'Cookies and analytics' });
}

/** Clicks a button of the banner once it appears. */
export async function answer(
  page: Page,
  name: 'Accept All' | 'Reject All' | 'Customize Settings',
): Promise<void> {
  await banner(page).getByRole('button', { name }).click();
}

/** Answers in the preferences dialog. */
export async function savePreferences(page: Page, { isAllowed = false }): Promise<void> {
  await answer(page, 'Customize Settings');
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
  await dialog.getByRole('checkbox').setChecked(isAllowed);
  await dialog.getByRole('button', { name: 'Save preferences' }).click();
}

export async function reopen(page: Page): Promise<void> {
  const isReloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Cookie Settings' }).click();
  await isReloaded;
}

/** Stores the answer directly, as if it had been given on the reopened banner of this tab. */
export async function answerIn(tab: Page, choice: ConsentChoice): Promise<void> {
  const { name, value } = keptAnswer(choice);
  await tab.evaluate(([key, text]) => localStorage.setItem(key, text), [name, value] as const);
}

/** Deletes the stored answer, so that the next page shows the banner again. */
export async function forgetAnswer(page: Page): Promise<void> {
  await page.evaluate((key) => localStorage.removeItem(key), CONSENT_KEY);
}

/** The raw stored value, or null. */
export function storedConsent(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY);
}

/** Expects exactly the record that the specification defines. */
export async function expectRecord(page: Page, choice: 'granted' | 'denied'): Promise<void> {
  const record: unknown = JSON.parse((await storedConsent(page)) ?? 'null');
  expect(record).toEqual({
    ad_storage: choice,
    analytics_storage: choice,
    ts: expect.any(Number),
  });
}
