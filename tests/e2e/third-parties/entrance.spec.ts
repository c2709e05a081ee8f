/** Registration with a service that knows leaked passwords, and a login without providers. */
import type { Page } from 'playwright/test';
import { LEAKED_PASSWORD } from '../../setup/third-parties.ts';
import { GOOD_PASSWORD, newAddress } from '../accounts.ts';
import { expect, recordRequests, test, visit } from '../fixtures.ts';

const password = (page: Page) => page.getByLabel('Password', { exact: true });

test('a leaked password is refused at its field, and another one is taken', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  await visit(page, '/register');
  await page.getByLabel('Your name').fill('Robin');
  await page.getByLabel('Email Address').fill(newAddress('leaked'));
  await password(page).fill(LEAKED_PASSWORD);
  await page.getByRole('checkbox').check();
  const requests = recordRequests(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(password(page)).toHaveAccessibleDescription(/on a list of leaked passwords/);
  await expect(password(page)).toBeFocused();
  // The Worker asks, so that the service learns nothing about the visitor.
  expect(requests.filter((url) => url.includes('/range/'))).toEqual([]);

  await password(page).fill(GOOD_PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
});

test('a provider that is not set up says so, and the console has no error', async ({ page }) => {
  await visit(page, '/login');
  for (const name of ['Google', 'Facebook', 'Twitter']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      `${name} is not set up on this site`,
    );
  }
});
