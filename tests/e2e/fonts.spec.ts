import { expect, test } from './fixtures.ts';

test('small text starts in a fallback font and gets its own after the first paint', async ({
  page,
}) => {
  const fontOf = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await page.route('**/*.woff2', () => new Promise(() => {}));
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('main').waitFor();
  expect(await fontOf()).toMatch(/^"Host Grotesk Fallback",/);

  await page.unroute('**/*.woff2');
  await page.reload();
  await page.locator('html[data-fonts]').waitFor();
  expect(await fontOf()).toMatch(/^"Host Grotesk",/);
});
