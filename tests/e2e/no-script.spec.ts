/**
 * Without JavaScript, all texts and links are there, menus open, and forms that need it say so; the
 * others are in `plain-forms.spec.ts` and `leads.spec.ts`.
 */
import { checkRules } from '../../web/content/check/rules.ts';
import { productIds } from '../../web/content/products/ids.ts';
import { expectPainted } from './expect-painted.ts';
import { expect, expectToArrive, recordSent, test } from './fixtures.ts';
import { generatorPaths } from './workspace.ts';

test.use({ javaScriptEnabled: false });

test('pages have their texts and links, menus lead on, and what is closed opens', async ({
  page,
}) => {
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: 'Trusted by top companies worldwide' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /^Learn More about/ })).toHaveCount(
    productIds.length,
  );
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
      await expect(slide).toHaveCSS('opacity', '1');
    }
  });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await test.step('a dropdown of the header', async () => {
    await menu.getByText('Company', { exact: true }).click();
    await menu.getByRole('link', { name: 'Careers' }).click();
    await expectToArrive(page, '/careers');
  });
  await test.step('the menu of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByText('Resources', { exact: true }).click();
    await menu.getByRole('link', { name: 'Webinars' }).click();
    await expectToArrive(page, '/webinars');
  });
  await test.step('a product page opens what is closed', async () => {
    await page.goto('/kubernetes-as-a-service');
    await page.getByText('Where a managed cluster earns its keep').click();
    await expectPainted(page.getByRole('heading', { name: 'Branch offices' }));
  });
  await test.step('Edzy answers the question that is chosen', async () => {
    await page.goto('/edzy');
    const first = page.getByText('Both loaded the old file at startup');
    const last = page.getByText('is stuck attaching its volume');
    await expectPainted(first);
    await expect(last).toBeHidden();
    await page.getByRole('radio', { name: 'Drain a node' }).check();
    await expectPainted(last, page.getByText('runbook/node-drain'));
    await expect(first).toBeHidden();
  });
});

test('what needs JavaScript says so, sends nothing, and leads to a page that does not', async ({
  page,
}) => {
  const says = page.locator('main noscript p').first();
  for (const [path, instead] of [
    ['/account', '/login'],
    ['/reset-password', '/reset-password/link'],
    ['/verify-email', '/verify-email/link'],
  ] as const) {
    await page.goto(path);
    await expect(says).toContainText('JavaScript');
    await expect(page.getByRole('alert')).toBeHidden();
    await page.locator('main noscript a').click();
    await expect(page).toHaveURL(instead);
    await expect(page.locator('main form')).toBeVisible();
  }
  for (const path of [...generatorPaths, '/config/mongodb', '/release-cost-calculator']) {
    await page.goto(path);
    await expect(says, path).toContainText('JavaScript');
  }
  await test.step('the check shows an example, and lists every rule', async () => {
    await page.goto('/check');
    await expect(says).toContainText('The check runs in your browser');
    await expectPainted(page.getByLabel('Text of the file'));
    const finding = page.locator('summary', { hasText: 'A database port on every address' });
    await finding.click();
    await expectPainted(finding, page.getByText('This database is open to the host’s network.'));
    const rules = page.locator('#rules a[href^="/check/rules/"]');
    await expect(rules).toHaveCount(Object.keys(checkRules).length);
    await page.getByRole('heading', { name: 'A tool would refuse this' }).click();
    await expectPainted(rules.first());
  });
  await test.step('an onboarding form keeps what is typed', async () => {
    await page.goto('/devops-on-boarding');
    await expect(says).toContainText('JavaScript');
    const name = page.getByLabel('Client Name');
    await name.fill('kept');
    const requests = recordSent(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await name.press('Enter');
    await expect(name).toHaveValue('kept');
    expect(requests).toEqual([]);
  });
});
