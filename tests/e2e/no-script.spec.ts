/**
 * Without JavaScript, all texts and links are there, menus open, and forms that need it say so; the
 * others are in `plain-forms.spec.ts` and `leads.spec.ts`.
 */
import { productIds } from '../../web/content/products/ids.ts';
import { expect, expectToArrive, recordSent, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('the home page has all its texts and links', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Trusted by top companies worldwide' }),
  ).toBeVisible();
  const featureLinks = page.getByRole('link', { name: /^Learn More about/ });
  await expect(featureLinks).toHaveCount(productIds.length);
  for (const link of await featureLinks.all()) await expect(link).toBeVisible();
  await expect(page.getByRole('link', { name: /^LEARN MORE/ })).toHaveAttribute('href', '/edzy');
  await test.step('nothing that animates in stays invisible', async () => {
    for (const picture of await page.locator('section[data-layout] > div').all()) {
      await expect(picture).toHaveCSS('opacity', '1');
    }
  });
  await test.step('the words of all three slides can be reached', async () => {
    const slides = page.locator('[aria-roledescription=slide]');
    await expect(slides).toHaveCount(3);
    for (const slide of await slides.all()) {
      await slide.scrollIntoViewIfNeeded();
      await expect(slide).toBeInViewport({ ratio: 0.9 });
      await expect(slide).toBeVisible();
    }
  });
  await test.step('the header does not lie over the text', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expectToArrive(page, '/Termsofservice');
});

test('a dropdown of the header opens and leads on', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Company', { exact: true }).click();
  await menu.getByRole('link', { name: 'Careers' }).click();
  await expectToArrive(page, '/careers');
});

test('the menu of a phone opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByText('Resources', { exact: true }).click();
  await menu.getByRole('link', { name: 'Webinars' }).click();
  await expectToArrive(page, '/webinars');
});

test('an unknown path goes home', async ({ page }) => {
  await page.goto('/no-such-page?ref=mail');
  await expect(page).toHaveURL('/?ref=mail');
});

test('pages that need JavaScript say so, and lead to one that does not', async ({ page }) => {
  for (const [path, instead] of [
    ['/account', '/login'],
    ['/reset-password', '/reset-password/link'],
    ['/undo-email', '/undo-email/link'],
    ['/verify-email', '/verify-email/link'],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('main noscript p')).toContainText('JavaScript');
      await expect(page.getByRole('alert')).toBeHidden();
      await page.locator('main noscript a').click();
      await expect(page).toHaveURL(instead);
      await expect(page.locator('main form')).toBeVisible();
    });
  }
});

test('the onboarding form says that it needs JavaScript, sends nothing and loses nothing', async ({
  page,
}) => {
  await page.goto('/devops-on-boarding');
  await expect(page.locator('main noscript p')).toContainText('JavaScript');
  const name = page.getByLabel('Client Name');
  await name.fill('kept');
  const requests = recordSent(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await name.press('Enter');
  await expect(name).toHaveValue('kept');
  await expect(page).toHaveURL('/devops-on-boarding');
  expect(requests).toEqual([]);
});
