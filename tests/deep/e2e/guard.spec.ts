/** Tests the checks that other browser tests rely on. That of errors is seen in reading.spec.ts. */
import { expect, test, visit } from '../../e2e/fixtures.ts';
import { findFocusFaults } from './find-focus-faults.ts';
import { findForcedColorFaults } from './find-forced-color-faults.ts';

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
