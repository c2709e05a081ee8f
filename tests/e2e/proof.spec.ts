/** The dialog that asks for a fresh proof of identity before a change of the account. */
import type { Page } from 'playwright/test';
import { makeConfirmedAccount, newAddress, post, startSession } from './accounts.ts';
import { ageProofs } from './database.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import { downloadBy, expect, test, visit } from './fixtures.ts';
import { expectKept, field, readStorage } from './workspace.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm it is you' });
const password = (page: Page) => dialog(page).getByLabel('Your password', { exact: true });
const cancel = (page: Page) => dialog(page).getByRole('button', { name: 'Cancel' });
const exportButton = (page: Page) => page.getByRole('button', { name: 'Download your data' });

test.beforeEach(({ complaints }) => complaints.allow(/status of 403/));

async function startNewAddress(page: Page, email = 'new@example.com'): Promise<void> {
  const address = page.getByLabel('New email address');
  if (await address.isHidden()) await page.getByText('Change address').click();
  await address.fill(email);
  await page.getByRole('button', { name: 'Send a link to the new address' }).click();
}

test('the password is asked for after a while, once, the change goes on, and a deletion leaves nothing', async ({
  page,
}) => {
  const account = await makeConfirmedAccount('proof');
  await startSession(page, account);
  await visit(page, '/devops-on-boarding');
  await field(page, 'Client Name').fill('Northlane');
  await expectKept(page);
  await visit(page, '/account');
  await ageProofs(account.email);
  const next = newAddress('proof-next');
  await startNewAddress(page, next);
  await password(page).fill('a wrong guess at it');
  await password(page).press('Enter');
  await expect(password(page)).toHaveAccessibleDescription('This is not your password.');
  await expectAccessible(page, 'the proof with a wrong password');
  await expect(password(page)).toBeFocused();
  await password(page).fill(account.password);
  await password(page).press('Enter');
  await expect(page.getByText('is not confirmed yet')).toContainText(next);
  await expect(dialog(page)).toBeHidden();

  await downloadBy(exportButton(page));

  await ageProofs(account.email);
  await page.getByRole('button', { name: 'Delete your account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this account permanently?' });
  await expectAccessible(page, 'the question before deleting');
  await expect(question).toContainText('the drafts and files of the workspace in this browser');
  await question.getByLabel('Type your email address to confirm').fill(account.email);
  await page.keyboard.press('Enter');
  await expect(password(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(question.getByLabel('Type your email address to confirm')).toBeFocused();
  await expect(question.getByLabel('Type your email address to confirm')).toHaveValue(
    account.email,
  );

  await expect(question.getByRole('button', { name: 'Delete permanently' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await password(page).fill(account.password);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Your account has been deleted');
  await expect(heading).toBeFocused();
  await expectAccessible(page, 'the place of a deleted account');
  for (const words of [account.email, 'Robin']) {
    await expect(page.locator('body')).not.toContainText(words);
  }
  expect(Object.keys(await readStorage(page))).toEqual(['site_consent_v1']);
});

test('each action of the screen asks, and a session that ends meanwhile leads to the prompt', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const account = await makeConfirmedAccount('proof-all');
  await post(request, '/api/login', account);
  await startSession(page, account);
  await visit(page, '/account');
  await ageProofs(account.email);

  await page.getByText('Change password').click();
  await page.getByLabel('New password', { exact: true }).fill('a lantern above the harbour');
  await page.getByText('Change address').click();
  await page.getByLabel('New email address').fill(newAddress('proof-all'));
  for (const name of [
    'Save new password',
    'Send a link to the new address',
    'Add a passkey',
    'Connect Google',
    /^End this session/,
    'Log out everywhere',
    'Forget all other browsers',
    'Download your data',
  ]) {
    await page.getByRole('button', { name }).click();
    await expectPainted(dialog(page));
    await cancel(page).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(
    'a lantern above the harbour',
  );
  await expect(page.getByRole('alert')).toBeHidden();

  await exportButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.context().clearCookies({ name: '__Host-session' });
  await password(page).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});
