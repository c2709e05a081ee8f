/**
 * Without JavaScript, all texts and links are there, menus open, and forms explain what is missing.
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
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expectToArrive(page, '/Termsofservice');
});

test('nothing that animates in stays invisible', async ({ page }) => {
  await page.goto('/');
  for (const picture of await page.locator('section[data-layout] > div').all()) {
    await expect(picture).toHaveCSS('opacity', '1');
  }
});

test('the words of all three slides can be reached', async ({ page }) => {
  await page.goto('/');
  const slides = page.locator('[aria-roledescription=slide]');
  await expect(slides).toHaveCount(3);
  for (const slide of await slides.all()) {
    await slide.scrollIntoViewIfNeeded();
    await expect(slide).toBeInViewport({ ratio: 0.9 });
    await expect(slide).toBeVisible();
  }
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

const forms = [
  { path: '/login', field: 'Email Address', button: 'Login Now' },
  { path: '/register', field: 'Email Address', button: 'Create Account' },
  { path: '/forgot-password', field: 'Email Address', button: 'Send reset link' },
  { path: '/devops-on-boarding', field: 'Client Name', button: 'Submit' },
] as const;

for (const path of ['/account', '/reset-password', '/undo-email', '/verify-email']) {
  test(`${path} says that it needs JavaScript, and whom to ask`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main noscript p')).toContainText('needs JavaScript');
    await expect(page.locator('main noscript a')).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('alert')).toBeHidden();
  });
}

for (const { path, field, button } of forms) {
  test(`the form of ${path} says that it needs JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.locator('main noscript p')).toContainText('JavaScript');
  });

  test(`submitting the form of ${path} sends and loses nothing`, async ({ page }) => {
    await page.goto(path);
    await page.getByLabel(field).fill('kept@example.com');
    const requests = recordSent(page);
    await page.getByRole('button', { name: button }).click();
    await page.getByLabel(field).press('Enter');
    await expect(page.getByLabel(field)).toHaveValue('kept@example.com');
    await expect(page).toHaveURL(path);
    expect(requests).toEqual([]);
  });
}
