/** Tests the checks that other browser tests rely on. That of errors is seen in reading.spec.ts. */
import { findViolations, findViolationsInMoreContrast } from '../../e2e/find-violations.ts';
import { expect, test, visit } from '../../e2e/fixtures.ts';
import { findFocusFaults } from './find-focus-faults.ts';
import { findForcedColorFaults } from './find-forced-color-faults.ts';

test('what a page lacks for some, what it lacks in the dark, and for who asks for more contrast, is found', async ({
  page,
}) => {
  await visit(page, '/pricing');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main :is(p, p *) { color: #666 !important; background: #fff !important }');
    document.adoptedStyleSheets = [sheet];
  });
  expect(await findViolations(page)).toEqual([]);
  expect(await findViolationsInMoreContrast(page)).toContainEqual(
    expect.stringMatching(/^light: color-contrast-enhanced: <p/),
  );

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

test('focus that cannot be seen, and what forced colors hide, is found', async ({ page }) => {
  await visit(page, '/pricing');
  await page.evaluate(() => {
    for (const id of ['bare', 'behind']) {
      const button = document.querySelector('main')?.appendChild(document.createElement('button'));
      Object.assign(button ?? {}, { id, textContent: id });
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      #bare { outline: 0 !important }
      #behind { position: fixed; inset: 0 auto auto 50% }
      header { z-index: 99 }
      h1 { forced-color-adjust: none; color: Canvas !important }
      header svg { color: Canvas }
      [aria-current] { outline: 0 !important }
    `);
    document.adoptedStyleSheets = [sheet];
  });
  const focusFaults = await findFocusFaults(page);
  expect(focusFaults).toContainEqual(expect.stringMatching(/^without outline: .*bare/));
  expect(focusFaults).toContainEqual(expect.stringMatching(/^covered: .*behind/));
  const colorFaults = await findForcedColorFaults(page);
  expect(colorFaults).toContainEqual(expect.stringMatching(/^light: text: Priced to/));
  expect(colorFaults).toContainEqual(expect.stringMatching(/^dark: icon: .*Search/));
  expect(colorFaults).toContainEqual(expect.stringMatching(/^dark: state: .*Pricing/));
});
