/** Articles: code that can be copied, and contents that follow the reader. */
import { expectPainted } from './expect-painted.ts';
import { allowClipboard, expect, test, visit } from './fixtures.ts';

const ARTICLE = '/blog/canary-analysis-by-burn-rate';

test('an article has contents, buttons that copy, leads on, and outlives a failed hydration', async ({
  page,
  context,
  complaints,
}) => {
  await allowClipboard(context);
  await visit(page, ARTICLE);
  await test.step('the contents show the section that is read', async () => {
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'The template' }).click();
    await expect(contents.locator('[aria-current=true]')).toHaveText('The template');
  });
  await test.step('buttons copy a block of code, a section and the page, and say when they cannot', async () => {
    const block = page.getByRole('figure').filter({ hasText: 'AnalysisTemplate' }).first();
    await block.getByRole('button', { name: 'Copy' }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await block.locator('code').textContent());
    expect(copied).toMatch(/^apiVersion: /);

    const markdown = await (await page.request.get(`${ARTICLE}.md`)).text();
    const copyPage = page.getByRole('main').getByRole('button').first();
    await expect(copyPage).toHaveText('Copy page as Markdown');
    await copyPage.click();
    await expect(copyPage).toHaveText('Copied');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);

    const section = page.locator('header').filter({ has: page.getByText('The template') });
    await section.getByRole('button', { name: 'Copy section' }).focus();
    await page.keyboard.press('Enter');
    await expect(section.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copiedSection = await page.evaluate(() => navigator.clipboard.readText());
    expect(copiedSection).toMatch(/^## The template\n/);
    expect(markdown).toContain(copiedSection);

    complaints.allow(/ERR_FAILED.*\.md/);
    await page.route('**/*.md', (route) => route.abort());
    await copyPage.click();
    await expect(copyPage).toHaveText('Could not be copied');
  });
  await test.step('on a phone the contents are folded and can be opened', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link').first()).toBeHidden();
    await contents.getByText('On this page').click();
    await expect(contents.getByRole('link').first()).toBeVisible();
  });
  await test.step('its text is there after a failed hydration, too', async () => {
    complaints.allow(/#418/);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.remove());
    });
    await visit(page, ARTICLE);
    await expectPainted(page.locator('main h2').first());
    expect(complaints.list).toContainEqual(expect.stringContaining('#418'));
  });
});
