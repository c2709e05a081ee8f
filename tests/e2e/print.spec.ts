/** What pages look like on paper. */
import { expect, test, visit } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, colorScheme: 'dark' });

test('what is folded or waits to be scrolled to is there, dark on white, and forms lose their buttons', async ({
  page,
}) => {
  await visit(page, '/kubernetes-as-a-service');
  const feature = page.locator('#stages li:has(> h4)').last();
  await expect(feature).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  await expect(feature).toHaveCSS('opacity', '1');
  await expect(page.locator('#layers li').last()).toBeVisible();
  await expect(page.locator('#benefits li p:first-child > :first-child').first()).toHaveCSS(
    'opacity',
    '1',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(19, 26, 23)');
  await expect(page.locator('main blockquote').last()).toBeVisible();

  await test.step('a form of the workspace is printed without what can only be pressed', async () => {
    await page.emulateMedia({ media: null });
    await visit(page, '/ci-cd-on-boarding');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByLabel('Client Name')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeHidden();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden();
  });
  await test.step('a course is opened by its address, and the others by paper', async () => {
    await page.emulateMedia({ media: null });
    await visit(page, '/training#monitoring-logging');
    const outcomes = page.getByText('After the course you can').filter({ visible: true });
    const other = page.locator('#cloud-migrations dt').first();
    await expect(page.locator('#monitoring-logging').getByText('write an objective')).toBeVisible();
    await expect(outcomes).toHaveCount(1);
    await expect(other).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(other).toBeVisible();
  });
});
