/**
 * WCAG 2.2 AA checks with axe for the states of the workspace that no test of what it does comes to:
 * narrow, wide, light and dark.
 */
import { expectAccessible } from '../../e2e/expect-accessible.ts';
import { expect, test, visit } from '../../e2e/fixtures.ts';
import { answer, choose, submit } from '../../e2e/workspace.ts';

test('an onboarding screen with its files, the dashboard before and after, and support', async ({
  page,
}) => {
  await visit(page, '/configuration-dashboard');
  await expectAccessible(page, 'the empty dashboard');

  await choose(page, 'Cloud migration', '/cloud-migration-on-boarding');
  await answer(page, {
    client: 'A client with a rather long name',
    project: 'checkout'.repeat(12),
  });
  await page.getByRole('checkbox').first().check();
  await submit(page);
  await expectAccessible(page, 'an onboarding screen with its files');

  await choose(page, 'Configuration dashboard', '/configuration-dashboard');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Duplicate/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Delete Copy/ }).click();
  await page.getByRole('button', { name: /^Open/ }).click();
  await page
    .getByRole('button', { name: /^Rename/ })
    .first()
    .click();
  await expect(page.getByRole('tablist')).toBeVisible();
  await expectAccessible(page, 'the dashboard, with an entry open, one renamed and one deleted');

  await choose(page, 'Support', '/support');
  await page.locator('summary').first().click();
  await expectAccessible(page, 'support with an open answer');
});
