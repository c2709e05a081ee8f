/** The onboarding form, the same on six screens. Its data never leaves the browser. */
import type { Page } from 'playwright/test';
import { requiredFields } from '../../web/content/onboarding/onboarding.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import { expect, stopClock, test, visit } from './fixtures.ts';
import { answer, chooseFile, field, submit } from './workspace.ts';

const toast = (page: Page) => page.locator('form').getByRole('status');

async function fillIn(page: Page): Promise<void> {
  await answer(page);
  await chooseFile(page, 'pipeline.yml', 'steps: []');
  // Its report moves what is below it.
  await expect(page.getByRole('region', { name: 'About pipeline.yml' })).toBeVisible();
}

test('empty fields say so until they are filled in, and Clear empties all of them', async ({
  page,
}) => {
  const labels = Object.values(requiredFields).map(({ label }) => label);
  await visit(page, '/devops-on-boarding');
  await test.step('every required field that is empty says so, and the first takes the focus', async () => {
    await page.getByRole('button', { name: 'Submit' }).click();
    for (const label of labels) {
      await expect(field(page, label)).toHaveAccessibleDescription(/^(?:Enter|Select) /);
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(field(page, 'Client Name')).toBeFocused();
    await expect(toast(page)).toBeEmpty();
    await expectPainted(page.getByText('Enter the client name.'));
    await expectAccessible(page, 'an onboarding screen with its messages');
  });
  await test.step('filling in a field takes its message away, and the next faulty one takes the focus', async () => {
    await field(page, 'Client Name').fill('   ');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(field(page, 'Client Name')).toBeFocused();
    await field(page, 'Client Name').fill('Northlane');
    await field(page, 'Project Name').fill('checkout');
    await expect(field(page, 'Client Name')).toHaveAccessibleDescription('');

    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(field(page, 'Tool')).toBeFocused();
    await field(page, 'Tool').selectOption('CircleCI');
    await expect(field(page, 'Tool')).not.toHaveAttribute('aria-invalid');
    await expect(field(page, 'Tool Version')).toHaveAttribute('aria-invalid', 'true');
  });
  await test.step('Clear empties every field, the file and the messages, and says so', async () => {
    await page.getByRole('button', { name: 'Submit' }).click();
    await fillIn(page);
    const file = page.getByLabel(/^Configuration file/);
    await expect(file).toHaveAccessibleName(/^Configuration file, optional, /);
    await expect(file).toHaveValue(/pipeline\.yml$/);
    await page.getByRole('button', { name: 'Clear' }).click();

    await expect(toast(page)).toHaveText('Form cleared!');
    for (const label of labels) {
      await expect(field(page, label)).toHaveValue('');
      await expect(field(page, label)).not.toHaveAttribute('aria-invalid');
    }
    await expect(file).toHaveValue('');
    await expect(page.getByRole('region', { name: /^About/ })).toHaveCount(0);
    await expect(toast(page)).toBeEmpty();
  });
});

test('the toast stays three seconds, longer under the pointer or the focus, and takes a clearing back by keyboard', async ({
  page,
}) => {
  await visit(page, '/devops-on-boarding');
  await fillIn(page);
  await page.getByRole('checkbox').first().check();
  await stopClock(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  const submitted = page.getByText('Form submitted successfully!');
  await expect(toast(page)).toHaveText('Form submitted successfully!');
  await expectPainted(submitted);
  await page.clock.runFor(2000);
  await submitted.hover();
  await page.clock.runFor(10_000);
  await page.mouse.move(10, 10);
  await page.clock.runFor(999);
  await expect(submitted).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast(page)).toBeEmpty();

  await page.getByRole('button', { name: 'Clear' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Client Name')).toHaveValue('');
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.clock.resume();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Client Name')).toHaveValue('Northlane');
  await expect(field(page, 'Client Name')).toBeFocused();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByLabel(/^Configuration file/)).toHaveValue(/pipeline\.yml$/);
  await page.reload();
  await expect(field(page, 'Project Name')).toHaveValue('checkout');
});

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
