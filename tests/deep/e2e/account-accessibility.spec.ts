/**
 * WCAG 2.2 AA checks with axe for the states of the account screens that no test of what they do comes
 * to: narrow, wide, light and dark. `pages.spec.ts` checks each screen as it is served.
 */
import type { Page } from 'playwright/test';
import { done, GOOD_PASSWORD, refuse, SOME_TOKEN } from '../../e2e/accounts.ts';
import { expectAccessible } from '../../e2e/expect-accessible.ts';
import { expect, test, visit } from '../../e2e/fixtures.ts';
import { sampleAccount, sampleConnection, samplePasskey, signInAs } from './sample-account.ts';

test.beforeEach(({ complaints }) => complaints.allow(/Failed to load resource/));

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function openAllForms(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
  for (const summary of await page.locator('main summary').all()) {
    await summary.click();
  }
}

async function openProof(page: Page): Promise<void> {
  await page.route('/api/account/export', refuse(403, { code: 'proof_required' }));
  await press(page, 'Download your data');
  await page.getByRole('dialog', { name: 'Confirm it is you' }).waitFor();
}

/** Each part of the account is a region with a heading of its own. */
const ACCOUNT = `
  - main:
    - heading "Your account" [level=1]
    - region "Profile":
      - heading "Profile" [level=2]
      - group "Profile":
        - textbox "Your name"
        - button "Save name"
    - region "Email address":
      - heading [level=2]
    - region "Password":
      - heading [level=2]
    - region "Passkeys":
      - heading [level=2]
`;

test('the confirmation of an address', async ({ page }) => {
  await page.route('/api/verify-email', refuse(403, { code: 'password_required' }));
  await visit(page, `/verify-email#token=${SOME_TOKEN}`);
  await press(page, 'Confirm my address');
  await page.getByText('in another browser').waitFor();
  await press(page, 'Confirm my address');
  await page.getByText('Enter your password.', { exact: true }).waitFor();
  await expectAccessible(page, 'a confirmation in another browser');

  await page.route('/api/verify-email', refuse(400, { code: 'invalid_token' }));
  await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD);
  await press(page, 'Confirm my address');
  await page.getByText('This link does not work').waitFor();
  await expectAccessible(page, 'a link that does not work');

  await page.route('/api/verify-email', (route) =>
    route.fulfill({ json: { success: true, purpose: 'verify' } }),
  );
  await page.goto(`/verify-email#token=${SOME_TOKEN}`);
  await press(page, 'Confirm my address');
  await page.getByText('Your address is confirmed').waitFor();
  await expectAccessible(page, 'a confirmed address');
});

test('an account, from loading to its deletion', async ({ page }) => {
  await signInAs(page);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('/api/account', async (route) => {
    await isAnswered;
    await refuse(503, { code: 'unavailable' })(route);
  });
  await visit(page, '/account');
  await page.getByRole('status', { name: 'Loading your account' }).waitFor();
  await expectAccessible(page, 'an account that is loading');
  answer();
  await page.getByRole('alert').waitFor();
  await expectAccessible(page, 'an account that did not load');

  const ways = { connections: [sampleConnection], passkeys: [samplePasskey] };
  const account = { ...sampleAccount, ...ways, pendingEmail: 'new@example.com' };
  await page.route('/api/account', (route) => route.fulfill({ json: account }));
  await press(page, 'Load your account again');
  await openAllForms(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(ACCOUNT);
  await expectAccessible(page, 'an account with all its forms');
  await press(page, 'Save new password');
  await press(page, 'Send a link to the new address');
  await expect(page.getByText('Enter a new password.')).toBeVisible();
  await expectAccessible(page, 'an account with messages');

  await openProof(page);
  await expectAccessible(page, 'the proof with a password, a passkey or a provider');
  const wrong = { code: 'wrong_password', field: 'password', message: 'Not this one.' } as const;
  await page.route('/api/proof/password', refuse(403, wrong));
  await page.getByLabel('Your password', { exact: true }).fill('guess');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not this one.')).toBeVisible();
  await expectAccessible(page, 'the proof with a wrong password');
  await press(page, 'Cancel');

  await press(page, 'Delete your account');
  await press(page, 'Delete permanently');
  await expect(page.getByText('This is not the address of this account.')).toBeVisible();
  await expectAccessible(page, 'the question before deleting');
  await page.route('/api/account/delete', done);
  await page.getByLabel('Type your email address to confirm').fill(sampleAccount.user.email);
  await press(page, 'Delete permanently');
  await page.getByText('Your account has been deleted').waitFor();
  await expectAccessible(page, 'the place of a deleted account');
});

test('an account whose address is not confirmed, in the workspace and on its screen', async ({
  page,
}) => {
  await signInAs(page, {
    isEmailVerified: false,
    user: { ...sampleAccount.user, username: 'Maximiliane'.repeat(5) },
  });
  await visit(page, '/devops-on-boarding');
  await page.getByText(`we sent a link to ${sampleAccount.user.email}`).waitFor();
  await expectAccessible(page, 'the workspace with an address to confirm and a long name');
  await page.getByLabel('Client Name').fill('Northlane');
  await press(page, 'Log out');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the question before a log out that erases drafts');
  await press(page, 'Stay logged in');
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await openAllForms(page);
  await expectAccessible(page, 'an account whose address is not confirmed');
});
