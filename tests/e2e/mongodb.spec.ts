/**
 * MongoDB Manager: a connection string parsed only in the browser, and a deployment with its files.
 */
import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import { downloadBy, expect, test, visit, waitForApp } from './fixtures.ts';
import { choose, field } from './workspace.ts';

const input = (page: Page) => page.getByLabel('Connection string', { exact: true });

test('a connection string is covered and judged while it is typed, and the files follow the choices', async ({
  page,
}) => {
  await visit(page, '/config/mongodb');
  await input(page).fill('mongodb://app:hunter2@db.example.com:27017/shop?tls=true');
  await expect(input(page)).toHaveAttribute('type', 'password');
  await expect(page.locator('main')).not.toContainText('hunter2');
  await expect(page.locator('main dd').first()).toContainText('db.example.com');
  await expect(page.getByText('Reads as')).toBeVisible();
  await expectAccessible(page, 'MongoDB Manager with a checked string');
  await page.getByRole('button', { name: 'Show connection string' }).click();
  await expect(input(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide connection string' }).click();
  await expect(input(page)).toHaveAttribute('type', 'password');

  await test.step('it is gone after a reload', async () => {
    await page.reload();
    await waitForApp(page);
    await expect(input(page)).toHaveValue('');
  });

  await test.step('a wrong string says what is wrong, and an empty one nothing', async () => {
    await input(page).fill('postgres://db.example.com/shop');
    await expectPainted(page.getByText('A driver would refuse this string.'));
    await input(page).fill('');
    await expect(page.getByText('A driver would refuse this string.')).toBeHidden();
  });

  await test.step('nothing is said of what may become a string', async () => {
    await input(page).fill('mongox');
    await expect(page.getByText('A driver would refuse this string.')).toBeVisible();
    await input(page).fill('mongodb+s');
    await expect(page.getByText('A driver would refuse this string.')).toBeHidden();
  });

  await test.step('the files follow the choices, and the address shares them', async () => {
    await visit(page, '/config/mongodb');
    await expect(page.getByRole('tab', { name: /compose/ })).toBeVisible();
    await test.step('an image without a digest is named', async () => {
      await page.getByText('1 image is pinned by tag').click();
      await expect(page.getByText('Pinned by tag, because')).toContainText('mongodb_exporter');
    });
    await field(page, 'Database').fill('orders');
    await page.getByRole('button', { name: 'Add a user' }).click();
    await field(page, 'Name of user 2').fill('report');
    await field(page, 'Role of report').selectOption('read');
    await expect(page).toHaveURL(/users=.*report%3Aread/);
    await page.reload();
    await expect(field(page, 'Database')).toHaveValue('orders');
    await expect(field(page, 'Name of user 2')).toHaveValue('report');
  });

  await test.step('a number field can be emptied on the way to another number', async () => {
    await field(page, 'Storage per member, GiB').fill('');
    await expect(field(page, 'Storage per member, GiB')).toHaveValue('');
    await page.keyboard.type('55');
    await expect(page).toHaveURL(/storage=55/);
  });

  await test.step('all files come in one zip, and are kept for the dashboard', async () => {
    const download = await downloadBy(page.getByRole('button', { name: 'Download all as zip' }));
    expect(download.suggestedFilename()).toBe('mongodb-orders.zip');
    await page.getByRole('button', { name: 'Save to the dashboard' }).click();
    await choose(page, 'Configuration dashboard', '/configuration-dashboard');
    await expect(page.getByRole('heading', { name: 'MongoDB orders' })).toBeVisible();
    await page.getByRole('button', { name: 'Open MongoDB orders' }).click();
    await page.getByRole('link', { name: 'Change the options' }).click();
    await expect(field(page, 'Database')).toHaveValue('orders');
  });
});
