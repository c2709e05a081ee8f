/** The file field: read and checked in the browser, with a reason for each refusal. */
import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import { expect, test, visit } from './fixtures.ts';
import { answer, chooseFile, field, submit } from './workspace.ts';

const fileInput = (page: Page) => page.getByLabel(/^Configuration file/);
const report = (page: Page, name: string) => page.getByRole('region', { name: `About ${name}` });

const workflow = `name: CI
on: push
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@main
      - run: echo hello
`;

test('a file is read and checked in the browser, with a reason for each refusal', async ({
  page,
}) => {
  await visit(page, '/ci-cd-on-boarding');
  await test.step('its name, size and kind are shown, and each finding with its line and column', async () => {
    await chooseFile(page, 'ci.yml', workflow);
    await expect(report(page, 'ci.yml')).toContainText('GitHub');
    await expect(report(page, 'ci.yml')).toContainText(`${workflow.length} bytes`);
    await expect(report(page, 'ci.yml').getByRole('listitem').first()).toContainText(
      /line \d+, column \d+/,
    );
    await expectPainted(report(page, 'ci.yml'));
    await expect(
      page.locator('form [aria-live]').filter({ hasText: 'ci.yml was read.' }),
    ).toHaveCount(1);
  });
  await test.step('what cannot be read is refused at the field, and nothing else is lost', async () => {
    await field(page, 'Client Name').fill('Northlane');
    await chooseFile(page, 'photo.png', 'not really');
    await expect(fileInput(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(fileInput(page)).toHaveAccessibleDescription(/^photo\.png: .{10,}/);
    await expectPainted(page.getByText(/^photo\.png: /));
    await expect(fileInput(page)).toHaveValue(/ci\.yml$/);
    await expect(field(page, 'Client Name')).toHaveValue('Northlane');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('button', { name: 'Undo' }).focus();
    await expectAccessible(page, 'a refused file and a cleared form');
  });
  await test.step('it can be dropped on the field', async () => {
    const dropped = await page.evaluateHandle((text) => {
      const holder = new DataTransfer();
      holder.items.add(new File([text], 'dropped.yml', { type: 'text/yaml' }));
      return holder;
    }, workflow);
    const target = page.getByText('or drop it here');
    await target.dispatchEvent('dragover', { dataTransfer: dropped });
    await target.dispatchEvent('drop', { dataTransfer: dropped });
    await expect(report(page, 'dropped.yml')).toBeVisible();
    await expect(fileInput(page)).toHaveValue(/dropped\.yml$/);
  });
  await test.step('the place of a YAML error is named, and the form goes on', async () => {
    await chooseFile(page, '.travis.yml', 'language: ruby\nscript: [rake\n');
    await expect(report(page, '.travis.yml').getByText('error')).not.toHaveCount(0);
    await expectAccessible(page, 'a file with findings');
    await answer(page);
    await submit(page);
  });
});
