/** Pages that the browser translates: it replaces each text node by `<font>`, before or after the app. */
import type { Page } from 'playwright/test';
import { expectPainted } from './expect-painted.ts';
import { expect, holdApp, test, visit, waitForApp } from './fixtures.ts';
import { answer, field } from './workspace.ts';

/** Replaces the text nodes as Chrome does. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!(node instanceof Text) || !node.data.trim()) continue;
      if (parent && !parent.closest('script, style, textarea, [translate=no]')) nodes.push(node);
    }
    for (const node of nodes) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = node.data;
      outer.append(inner);
      node.replaceWith(outer);
    }
  });
}

const failed = (page: Page) => page.getByText('This page did not load');

test('after a translation a search goes on, files follow the choices, and Undo brings a form back', async ({
  page,
}) => {
  await test.step('the search', async () => {
    await visit(page, '/about');
    await page.keyboard.press('/');
    const box = page.getByRole('searchbox', { name: 'Search this site' });
    for (const words of ['canary analysis', 'canary', 'zeppelin', 'pricing']) {
      await box.fill(words);
      await expect(page.getByRole('dialog').getByRole('status')).toContainText(words);
      await translate(page);
    }
    await expectPainted(page.getByRole('dialog').locator('ol a').first());
  });
  await test.step('a generator', async () => {
    await visit(page, '/config/github-actions');
    const preview = page.getByRole('region', { name: /^Content of/ });
    await expect(preview).toContainText('npm ci');
    await translate(page);
    await field(page, 'Language').selectOption('Python');
    await expect(preview).toContainText('pip install');
    await expect(preview).not.toContainText('npm ci');
  });
  await test.step('an onboarding form, its Clear and its Undo', async () => {
    await visit(page, '/devops-on-boarding');
    await answer(page);
    await translate(page);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(field(page, 'Client Name')).toHaveValue('');
    await translate(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(field(page, 'Client Name')).toHaveValue('Northlane');
    await expectPainted(page.getByText('What you had filled in is back.'));
  });
  await expect(failed(page)).toHaveCount(0);
});

test('an error that nothing foresaw, or a translation before the app starts, loses no word and no focus', async ({
  page,
  complaints,
}) => {
  await test.step('an error offers to go on with what was typed', async () => {
    complaints.allow(/removeChild|NotFoundError|not a child/);
    // This form keeps no draft.
    await visit(page, '/register');
    await page.getByLabel('Your name').fill('Kim Rao');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText('Enter your email address.').evaluate((message) => message.remove());
    await page.getByLabel('Email Address').pressSequentially('k');
    await expectPainted(failed(page));
    await page.getByRole('button', { name: 'Go on with what you typed' }).click();
    await expect(page.getByLabel('Your name')).toHaveValue('Kim Rao');
    await expect(page.getByLabel('Email Address')).toHaveValue('k');
  });
  complaints.allow(/#418/);
  const startApp = await holdApp(page);
  await page.goto('/company/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await page.getByLabel('Topic').selectOption('A project');
  await page.getByLabel('Name', { exact: true }).fill('Kim Rao');
  await message.fill('Our releases take a week.');
  await translate(page);
  startApp();
  await waitForApp(page);
  await expect(message).toBeFocused();
  await expect(message).toHaveValue(/^Our releases/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kim Rao');
  await expect(page.getByLabel('Topic')).toHaveValue('project');
});
