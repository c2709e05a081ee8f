/** Tests the checks that other browser tests rely on: the guard in fixtures.ts, and axe. */
import { findViolations } from './find-violations.ts';
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

test('what a page lacks for some, and what it lacks in the dark, is found', async ({ page }) => {
  await visit(page, '/pricing');
  await page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('button'));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media (prefers-color-scheme: dark) { h2 { color: #222 !important; } }');
    document.adoptedStyleSheets = [sheet];
  });
  const violations = await findViolations(page);
  expect(violations).toContainEqual(expect.stringMatching(/^light: button-name: /));
  expect(violations).toContainEqual(expect.stringMatching(/^dark: color-contrast: <h2/));
});
