/** Text of twice the size, as visitors choose it in the browser (WCAG 2.2, 1.4.4). */
import { browserLaunchOptions } from '../setup/browser.ts';
import { expectToFit } from './expect-to-fit.ts';
import { test, visit } from './fixtures.ts';

/** The default is 16. */
const LARGE_TEXT = '--blink-settings=defaultFontSize=32';

/** A page of each kind. */
const PATHS = [
  '/',
  '/kubernetes-as-a-service',
  '/OneGoCaseStudies',
  '/pricing',
  '/company/contact',
  '/blog/canary-analysis-by-burn-rate',
  '/check',
  '/login',
  '/devops-on-boarding',
  '/config/jenkins',
];

const { args, ...launchOptions } = browserLaunchOptions();
test.use({ launchOptions: { ...launchOptions, args: [...args, LARGE_TEXT] } });

test('every kind of page fits', async ({ page }) => {
  for (const path of PATHS) {
    await test.step(path, async () => {
      await visit(page, path);
      await expectToFit(page);
    });
  }
});
