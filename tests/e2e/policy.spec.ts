/** What the CSP demands of the site's own scripts, and what becomes of a violation. */
import { expect, test, visit } from './fixtures.ts';

test('a violation is reported to the site, and a string does not become HTML', async ({
  page,
  complaints,
}) => {
  complaints.allow(/style-src|content security policy|Trusted|require-trusted-types-for/i);
  await visit(page, '/pricing');
  const isReported = page.waitForResponse('/api/reports');
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('style', 'color: red'));
  const response = await isReported;
  expect(response.status()).toBe(204);
  expect(response.request().headers()['content-type']).toBe('application/csp-report');

  const injection = page.evaluate(() => {
    document.body.innerHTML = '<i id=injected></i>';
  });
  await expect(injection).rejects.toThrow('TypeError');
  await expect(page.locator('#injected')).toHaveCount(0);
});
