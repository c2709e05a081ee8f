/** What the tests of consent share: the banner, its buttons, and what the browser has kept. */
import { expect, type Locator, type Page } from 'playwright/test';
import type { ConsentChoice } from '../../web/features/consent/consent.ts';
import { CONSENT_KEY } from '../../web/lib/storage-keys.ts';
import { keptAnswer } from './fixtures.ts';

export function banner(page: Page): Locator {
  return page.getByRole('region', { name: 'Cookies and analytics' });
}

/** Presses one of its buttons, as soon as the banner is there. */
export async function answer(
  page: Page,
  name: 'Accept All' | 'Reject All' | 'Customize Settings',
): Promise<void> {
  await banner(page).getByRole('button', { name }).click();
}

/** Answers by the dialog. */
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

/** As if the visitor had come back to the question in another tab, which is given. */
export async function answerIn(tab: Page, choice: ConsentChoice): Promise<void> {
  const { name, value } = keptAnswer(choice);
  await tab.evaluate(([key, text]) => localStorage.setItem(key, text), [name, value] as const);
}

/** Has the next page ask again. */
export async function forgetAnswer(page: Page): Promise<void> {
  await page.evaluate((key) => localStorage.removeItem(key), CONSENT_KEY);
}

/** The stored text; null for none. */
export function storedConsent(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY);
}

/** The record of the specification, and nothing else in it. */
export async function expectRecord(page: Page, choice: 'granted' | 'denied'): Promise<void> {
  const record: unknown = JSON.parse((await storedConsent(page)) ?? 'null');
  expect(record).toEqual({
    ad_storage: choice,
    analytics_storage: choice,
    ts: expect.any(Number),
  });
}

/** Long enough for a banner to come, if one was to come, where pages settle at once. */
export async function expectNoBanner(page: Page): Promise<void> {
  await page.waitForTimeout(1000);
  await expect(banner(page)).toHaveCount(0);
}
