/** A login without providers. */
import { expect, test, visit } from '../fixtures.ts';

test('a provider that is not set up says so, and the console has no error', async ({ page }) => {
  await visit(page, '/login');
  for (const name of ['Google', 'Facebook', 'Twitter']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      `${name} is not set up on this site`,
    );
  }
});
