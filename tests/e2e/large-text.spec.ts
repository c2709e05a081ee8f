/** Text of twice the size, as visitors choose it in the browser (WCAG 2.2, 1.4.4). */
import { browserLaunchOptions } from '../setup/browser.ts';
import { expectToFit } from './expect-to-fit.ts';
import { test } from './fixtures.ts';
import { siteParts } from './site-parts.ts';

/** The default is 16. */
const LARGE_TEXT = '--blink-settings=defaultFontSize=32';

const { args, ...launchOptions } = browserLaunchOptions();
test.skip(({ browserName }) => browserName !== 'chromium', 'sets the size by a switch of Chromium');
test.use({
  javaScriptEnabled: false,
  launchOptions: { ...launchOptions, args: [...args, LARGE_TEXT] },
});

for (const { name, pages } of siteParts) {
  test(`${name}: each page fits`, async ({ page }) => {
    for (const { path } of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectToFit(page);
      });
    }
  });
}
