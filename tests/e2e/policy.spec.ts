/** What the CSP demands of the site's own scripts. */
import { expect, expectToArrive, test, visit } from './fixtures.ts';

test('a string becomes neither HTML nor code', async ({ page, complaints }) => {
  complaints.allow(/Trusted|require-trusted-types-for|unsafe-eval/i);
  await visit(page, '/pricing');
  const names = await page.evaluate(() => {
    const sinks = [
      () => document.body.insertAdjacentHTML('beforeend', '<i id=injected></i>'),
      () => {
        document.body.innerHTML = '<i id=injected></i>';
      },
      () => document.write('<i id=injected></i>'),
      () => document.createRange().createContextualFragment('<i id=injected></i>'),
      () => new DOMParser().parseFromString('<i></i>', 'text/html'),
      () => {
        document.createElement('iframe').srcdoc = '<i></i>';
      },
    ];
    return sinks.map((use) => {
      try {
        use();
        return 'nothing';
      } catch (error) {
        return error instanceof Error ? error.name : '';
      }
    });
  });
  expect(names).toEqual(names.map(() => 'TypeError'));
  await expect(page.locator('#injected')).toHaveCount(0);
});

test('the HTML of an article passes, also after a navigation in the app', async ({ page }) => {
  await visit(page, '/blog');
  const main = page.getByRole('main');
  await main.locator('a[href="/blog/pinning-github-actions-by-digest"]').first().click();
  await expectToArrive(page, '/blog/pinning-github-actions-by-digest');
  await expect(main.locator('p > code').first()).toHaveText('uses: some/action@v4');
});
