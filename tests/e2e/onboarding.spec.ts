/** The onboarding form, the same on six screens. Its data never leaves the browser. */
import type { Page } from 'playwright/test';
import { requiredFields } from '../../web/content/onboarding/onboarding.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import { expect, stopClock, test, visit } from './fixtures.ts';
import { answer, chooseFile, field } from './workspace.ts';

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
