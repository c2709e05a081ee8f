/** The geometry of each kind of page at seven widths. Colors do not change it, so one theme does. */
import { findLayoutFaults } from './find-layout-faults.ts';
import { expect, settleAtOnce, test, visit } from './fixtures.ts';

const WIDTHS_PX = [320, 390, 768, 1024, 1366, 1920, 2560];

/** One or more pages of each kind, in groups that take about as long. */
const groups = {
  'home, pricing and the services': ['/', '/pricing', '/edzy', '/EzyAssist', '/book-demo'],
  'products with a picture beside the text': [
    '/ci-cd-pipeline-automation',
    '/monitoring-logging',
    '/security-compliance-automation',
    '/kubernetes-as-a-service',
    '/devsecops-sast-dast-integration',
  ],
  'products with a picture below it, and stories': [
    '/infrastructure-as-code',
    '/cloud-migrations',
    '/gitops-release-management',
    '/OneGoCaseStudies',
  ],
  'the company, its overviews and its forms': [
    '/about',
    '/careers',
    '/partners',
    '/company/contact',
    '/products',
    '/brochure',
    '/training',
  ],
  'what is read': [
    '/blog',
    '/blog/canary-analysis-by-burn-rate',
    '/documentation',
    '/documentation/getting-started',
    '/resources/all',
    '/search?q=pipeline',
    '/news',
    '/PrivacyPolicy',
    '/check',
    '/check/rules/constant-condition',
    '/release-cost-calculator',
  ],
  'the entrance and the workspace': [
    '/login',
    '/register',
    '/devops-on-boarding',
    '/config/jenkins',
    '/config/mongodb',
    '/configuration-dashboard',
    '/support',
    '/account',
  ],
} as const;

for (const [name, paths] of Object.entries(groups)) {
  test(`${name}: nothing is cut off, too small, too wide or in the way`, async ({
    page,
    context,
  }) => {
    await settleAtOnce(context);
    for (const path of paths) {
      await visit(page, path);
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findLayoutFaults(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

test.describe('on paper', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, colorScheme: 'dark' });

  test('a product page that nobody has scrolled is complete, and dark on white', async ({
    page,
  }) => {
    await visit(page, '/kubernetes-as-a-service');
    await expect(page.locator('#features li').last()).toHaveCSS('opacity', '0');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#features li').last()).toHaveCSS('opacity', '1');
    await expect(page.locator('#benefits li p:first-child > :first-child').first()).toHaveCSS(
      'opacity',
      '1',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(19, 26, 23)');
    await expect(page.locator('main blockquote').last()).toBeVisible();
  });
});
