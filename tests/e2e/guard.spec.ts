/** The guard in fixtures.ts is what makes every other browser test strict: it is tested itself. */
import { expect, test, visit } from './fixtures.ts';

test('an error in the console is noticed', async ({ page, complaints }) => {
  complaints.allow(/spilled/);
  await visit(page, '/pricing');
  await page.evaluate(() => console.error('spilled'));
  await expect.poll(() => complaints.list).toEqual([expect.stringContaining('spilled')]);
});

test('an error that nothing catches is noticed', async ({ page, complaints }) => {
  complaints.allow(/escaped/);
  await visit(page, '/pricing');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('escaped');
    });
  });
  await expect.poll(() => complaints.list).toEqual([expect.stringContaining('escaped')]);
});

test('what the content security policy stops is noticed', async ({ page, complaints }) => {
  complaints.allow(/style-src|content security policy/i);
  await visit(page, '/pricing');
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('style', 'color: red'));
  await expect
    .poll(() => complaints.list)
    .toContainEqual(expect.stringContaining('Policy violation: style-src-attr'));
});
