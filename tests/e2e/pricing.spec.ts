/** The offer on the pricing page. */
import { expectPainted } from './expect-painted.ts';
import { expect, test, visit } from './fixtures.ts';

test('the offer recounts its days and milestones as cells are chosen', async ({ page }) => {
  await visit(page, '/pricing');
  const offer = page.getByRole('figure', { name: 'An offer with its milestones' });
  await expect(offer).toContainText('at most 25 days');
  await expect(offer.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('radio', { name: /^A service, its pipeline/ }).check();
  await expect(offer).toContainText('at most 14 days');
  await expect(offer.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('radio', { name: /^Clusters, monitoring and security/ }).check();
  await expect(offer).toContainText('at most 33 days');
  await expectPainted(offer.getByText('Clusters, monitoring and security'));
});
