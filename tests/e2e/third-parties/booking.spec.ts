/** The embedded calendars, played by the stand-ins. */
import { expect, test, visit } from '../fixtures.ts';

test('a calendar loads in its place', async ({ page }) => {
  await visit(page, '/book-demo');
  await expect(page.frameLocator('iframe').getByText('Choose a time')).toBeVisible();
});
