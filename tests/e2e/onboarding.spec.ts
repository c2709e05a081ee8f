/** The onboarding form, the same on six screens. Its data never leaves the browser. */

import type { Page } from 'playwright/test';
import { versionHint } from '../../web/content/onboarding/onboarding.ts';
import { sitePages } from '../setup/route-pages.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import { expect, expectToHold, stopClock, test, visit } from './fixtures.ts';

const versions = ['0.1', '0.2', '0.3', '0.4', '0.5', '0.6', '0.7', '0.8', '0.9', '1.0'];

const selects = {
  Tool: ['Select a tool', 'Jenkins', 'Azure DevOps', 'GitHub Actions', 'Travis CI', 'CircleCI'],
  'Tool Version': ['Select version', ...versions],
  'Programming Language': ['Select a language', '.NET', 'Java', 'Node.js', 'Python', 'Ruby', 'PHP'],
  'Language Version': ['Select version', ...versions],
};

const toast = (page: Page) => page.locator('form').getByRole('status');
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fillIn(page: Page): Promise<void> {
  await field(page, 'Client Name').fill('Northlane');
  await field(page, 'Project Name').fill('checkout');
  for (const [label, options] of Object.entries(selects)) {
    await field(page, label).selectOption(options.at(-1) ?? '');
  }
  await page.getByLabel(/^Configuration file/).setInputFiles({
    name: 'pipeline.yml',
    mimeType: 'text/yaml',
    buffer: Buffer.from('steps: []'),
  });
}

const onboardingPaths = sitePages
  .map(({ path }) => path)
  .filter((path) => /-on-boarding$/.test(path));

test('there are six onboarding screens, each with the form, in words of its own', async ({
  page,
}) => {
  expect(onboardingPaths).toHaveLength(6);
  const seen = new Set<string>();
  for (const path of onboardingPaths) {
    await test.step(path, async () => {
      await page.goto(path);
      const demoLink = page.getByRole('banner').getByRole('link', { name: 'BOOK A DEMO' });
      await expect(demoLink, 'the header of the site').toBeHidden();
      await expect(page.locator('form').getByRole('textbox')).toHaveCount(2);
      await expect(page.locator('form').getByRole('combobox')).toHaveCount(4);
      await expect(page.locator('input[type=file]')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible();
      const checklist = page.locator('main fieldset').filter({ has: page.getByRole('checkbox') });
      expect(await checklist.getByRole('checkbox').count()).toBeGreaterThan(4);
      seen.add(await page.title());
      seen.add((await page.locator('main header').textContent()) ?? '');
      seen.add((await checklist.textContent()) ?? '');
    });
  }
  expect(seen.size, 'titles, introductions and checklists').toBe(3 * onboardingPaths.length);
});

test('selects offer their options, empty fields say so until they are filled in, and Clear empties all of them', async ({
  page,
}) => {
  await visit(page, '/devops-on-boarding');
  await test.step('each select starts on its placeholder and offers exactly its options', async () => {
    for (const [label, options] of Object.entries(selects)) {
      await expect(field(page, label)).toHaveValue('');
      await expect(field(page, label).locator('option')).toHaveText(options);
    }
  });
  await test.step('every required field that is empty says so, and the first takes the focus', async () => {
    await page.getByRole('button', { name: 'Submit' }).click();
    const messages = {
      'Client Name': 'Enter the client name.',
      'Project Name': 'Enter the project name.',
      Tool: 'Select a tool.',
      'Tool Version': `Select version. ${versionHint}`,
      'Programming Language': 'Select a language.',
      'Language Version': `Select version. ${versionHint}`,
    };
    for (const [label, words] of Object.entries(messages)) {
      await expect(field(page, label)).toHaveAccessibleDescription(words);
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
    await expect(page.getByRole('region', { name: 'About pipeline.yml' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();

    await expect(toast(page)).toHaveText('Form cleared!');
    for (const label of ['Client Name', 'Project Name', ...Object.keys(selects)]) {
      await expect(field(page, label)).toHaveValue('');
      await expect(field(page, label)).not.toHaveAttribute('aria-invalid');
    }
    await expect(file).toHaveValue('');
    await expect(page.getByRole('region', { name: /^About/ })).toHaveCount(0);
    await expect(toast(page)).toBeEmpty();
  });
});

test('a submit is confirmed for three seconds, and the toast stays while the pointer is on it', async ({
  page,
}) => {
  await visit(page, '/devops-on-boarding');
  await fillIn(page);
  await stopClock(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page)).toHaveText('Form submitted successfully!');
  await expectPainted(page.getByText('Form submitted successfully!'));
  await page.clock.runFor(2999);
  await expectToHold(
    async () => (await toast(page).textContent()) === 'Form submitted successfully!',
    300,
  );
  await page.clock.runFor(1);
  await expect(toast(page)).toBeEmpty();

  await test.step('after the pointer has left it, it goes after the rest of its time', async () => {
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(toast(page)).toHaveText('Form cleared!');
    await page.clock.runFor(2000);
    await page.getByText('Form cleared!').hover();
    await page.clock.runFor(10_000);
    await page.mouse.move(10, 10);
    await page.clock.runFor(999);
    await expectToHold(async () => (await toast(page).textContent()) === 'Form cleared!', 300);
    await page.clock.runFor(1);
    await expect(toast(page)).toBeEmpty();
  });
});

test.describe('the toast', () => {
  test('takes the clearing back, by keyboard, with file and ticks', async ({ page }) => {
    await visit(page, '/devops-on-boarding');
    await fillIn(page);
    await page.getByRole('checkbox').first().check();
    await stopClock(page);
    await page.getByRole('button', { name: 'Clear' }).focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Client Name')).toHaveValue('');
    await expect(page.getByRole('checkbox').first()).not.toBeChecked();

    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.clock.runFor(10_000);
    await expectToHold(() => page.getByRole('button', { name: 'Undo' }).isVisible(), 300);
    await page.clock.resume();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Client Name')).toHaveValue('Northlane');
    await expect(field(page, 'Client Name')).toBeFocused();
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await expect(page.getByLabel(/^Configuration file/)).toHaveValue(/pipeline\.yml$/);
    await page.reload();
    await expect(field(page, 'Project Name')).toHaveValue('checkout');
  });
});
