/**
 * WCAG 2.2 AA checks with axe for every state of the account screens: narrow, wide, light and dark.
 */
import type { Page } from 'playwright/test';
import type { AccountSuccess } from '../../worker/contract/accounts.ts';
import {
  done,
  GOOD_PASSWORD,
  refuse,
  SOME_TOKEN,
  sampleAccount,
  sampleConnection,
  samplePasskey,
  signInAs,
} from './accounts.ts';
import { findLayoutFaults } from './find-layout-faults.ts';
import { findViolations } from './find-violations.ts';
import { expect, test, visit } from './fixtures.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 320, height: 640 },
];

interface State {
  readonly name: string;
  readonly path: string;
  readonly arrange?: (page: Page) => Promise<unknown>;
  readonly act?: (page: Page) => Promise<unknown>;
}

async function fillInRegistration(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Robin');
  await page.getByLabel('Email Address').fill('robin@example.com');
  await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function openAllForms(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
  for (const summary of await page.locator('main summary').all()) await summary.click();
}

/** An account whose export is refused for want of a fresh proof. */
async function askForProof(page: Page, changes: Partial<AccountSuccess> = {}): Promise<void> {
  await signInAs(page, changes);
  await page.route('/api/account/export', refuse(403, { code: 'proof_required' }));
}

async function openProof(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Download your data' }).click();
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

const states: readonly State[] = [
  { name: 'the registration', path: '/register' },
  {
    name: 'the registration with its messages',
    path: '/register',
    act: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('password1');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText('Enter your name.')).toBeVisible();
    },
  },
  {
    name: 'the registration after a refusal',
    path: '/register',
    arrange: (page) => page.route('/api/register', refuse(503, { code: 'unavailable' })),
    act: async (page) => {
      await fillInRegistration(page);
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the mail after a registration, sent again',
    path: '/register',
    arrange: async (page) => {
      await page.route('/api/register', done);
      await page.route('/api/resend-verification', done);
    },
    act: async (page) => {
      await fillInRegistration(page);
      await page.getByRole('button', { name: 'Send it again' }).click();
      await expect(page.getByText('Sent again.', { exact: true })).toBeVisible();
    },
  },
  { name: 'the forgotten password', path: '/forgot-password' },
  { name: 'a new password', path: `/reset-password#token=${SOME_TOKEN}` },
  { name: 'a reset without a token', path: '/reset-password' },
  { name: 'a confirmation without a token', path: '/verify-email' },
  {
    name: 'a confirmed address',
    path: `/verify-email#token=${SOME_TOKEN}`,
    arrange: (page) =>
      page.route('/api/verify-email', (route) =>
        route.fulfill({ json: { success: true, purpose: 'verify' } }),
      ),
    act: async (page) => {
      await page.getByRole('button', { name: 'Confirm my address' }).click();
      await page.getByText('Your address is confirmed').waitFor();
    },
  },
  {
    name: 'a link that does not work',
    path: `/verify-email#token=${SOME_TOKEN}`,
    arrange: (page) => page.route('/api/verify-email', refuse(400, { code: 'invalid_token' })),
    act: async (page) => {
      await page.getByRole('button', { name: 'Confirm my address' }).click();
      await page.getByText('This link does not work').waitFor();
    },
  },
  {
    name: 'a confirmation in another browser',
    path: `/verify-email#token=${SOME_TOKEN}`,
    arrange: (page) => page.route('/api/verify-email', refuse(403, { code: 'password_required' })),
    act: async (page) => {
      await page.getByRole('button', { name: 'Confirm my address' }).click();
      await page.getByText('in another browser').waitFor();
      await page.getByRole('button', { name: 'Confirm my address' }).click();
      await page.getByText('Enter your password.', { exact: true }).waitFor();
    },
  },
  { name: 'an address to take back', path: `/undo-email#token=${SOME_TOKEN}` },
  { name: 'an address to take back, without a token', path: '/undo-email' },
  {
    name: 'an address that is back',
    path: `/undo-email#token=${SOME_TOKEN}`,
    arrange: (page) => page.route('/api/undo-email', done),
    act: async (page) => {
      await page.getByRole('button', { name: 'Undo the change' }).click();
      await page.getByText('Your old address is back').waitFor();
    },
  },
  { name: 'a sign-in that did not work', path: '/login?sign-in=unverified' },
  { name: 'a sign-in without an address', path: '/login?sign-in=needs-email' },
  { name: 'the account of nobody', path: '/account' },
  {
    name: 'an account that is loading',
    path: '/account',
    arrange: async (page) => {
      await signInAs(page);
      await page.route('/api/account', () => {});
    },
    act: (page) => page.getByRole('status', { name: 'Loading your account' }).waitFor(),
  },
  {
    name: 'an account that did not load',
    path: '/account',
    arrange: async (page) => {
      await signInAs(page);
      await page.route('/api/account', refuse(503, { code: 'unavailable' }));
    },
    act: (page) => page.getByRole('alert').waitFor(),
  },
  {
    name: 'an account with all its forms',
    path: '/account',
    arrange: (page) =>
      signInAs(page, {
        pendingEmail: 'new@example.com',
        connections: [sampleConnection],
        passkeys: [samplePasskey],
      }),
    act: async (page) => {
      await openAllForms(page);
      await expect(page.getByRole('main')).toMatchAriaSnapshot(ACCOUNT);
    },
  },
  {
    name: 'an account with messages',
    path: '/account',
    arrange: (page) => signInAs(page),
    act: async (page) => {
      await openAllForms(page);
      await page.getByRole('button', { name: 'Save new password' }).click();
      await page.getByRole('button', { name: 'Send a link to the new address' }).click();
      await expect(page.getByText('Enter a new password.')).toBeVisible();
    },
  },
  {
    name: 'an account whose address is not confirmed',
    path: '/account',
    arrange: (page) => signInAs(page, { isEmailVerified: false }),
    act: openAllForms,
  },
  {
    name: 'a demo account',
    path: '/account',
    arrange: (page) => signInAs(page, { isDemo: true }),
    act: openAllForms,
  },
  {
    name: 'the question before deleting',
    path: '/account',
    arrange: (page) => signInAs(page),
    act: async (page) => {
      await page.getByRole('button', { name: 'Delete your account' }).click();
      await page.getByRole('button', { name: 'Delete permanently' }).click();
      await expect(page.getByText('This is not the address of this account.')).toBeVisible();
    },
  },
  {
    name: 'the place of a deleted account',
    path: '/account',
    arrange: async (page) => {
      await signInAs(page);
      await page.route('/api/account/delete', done);
    },
    act: async (page) => {
      await page.getByRole('button', { name: 'Delete your account' }).click();
      await page.getByLabel('Type your email address to confirm').fill(sampleAccount.user.email);
      await page.getByRole('button', { name: 'Delete permanently' }).click();
      await page.getByText('Your account has been deleted').waitFor();
    },
  },
  {
    name: 'the login screen of somebody who is logged in',
    path: '/login',
    arrange: (page) => signInAs(page),
    act: (page) => page.getByText('You are logged in').waitFor(),
  },
  {
    name: 'the question before a log out that erases drafts',
    path: '/devops-on-boarding',
    arrange: (page) => signInAs(page),
    act: async (page) => {
      await page.getByLabel('Client Name').fill('Northlane');
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the proof with a password, a passkey or a provider',
    path: '/account',
    arrange: (page) =>
      askForProof(page, { passkeys: [samplePasskey], connections: [sampleConnection] }),
    act: openProof,
  },
  {
    name: 'the proof with a wrong password',
    path: '/account',
    arrange: async (page) => {
      await askForProof(page);
      const wrong = { code: 'wrong_password', field: 'password' } as const;
      await page.route('/api/proof/password', refuse(403, { ...wrong, message: 'Not this one.' }));
    },
    act: async (page) => {
      await openProof(page);
      await page.getByLabel('Your password', { exact: true }).fill('guess');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Not this one.')).toBeVisible();
    },
  },
  {
    name: 'the proof with a provider or a mailed code',
    path: '/account',
    arrange: (page) => askForProof(page, { hasPassword: false, connections: [sampleConnection] }),
    act: openProof,
  },
  {
    name: 'the proof with a code that is wrong',
    path: '/account',
    arrange: async (page) => {
      await askForProof(page, { hasPassword: false, connections: [sampleConnection] });
      await page.route('/api/proof/mail', done);
      const wrong = { code: 'wrong_code', field: 'code' } as const;
      await page.route('/api/proof/code', refuse(403, { ...wrong, message: 'Not this code.' }));
    },
    act: async (page) => {
      await openProof(page);
      await page.getByRole('button', { name: 'Email me a code' }).click();
      await page.getByLabel('Code from the email').fill('12345678');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Not this code.')).toBeVisible();
    },
  },
  {
    name: 'the review after a reset',
    path: '/account',
    arrange: (page) =>
      signInAs(page, {
        needsReview: true,
        passkeys: [samplePasskey, { ...samplePasskey, id: 'b', name: 'Phone', isHeld: true }],
        connections: [{ ...sampleConnection, isHeld: true }],
      }),
    act: (page) => page.getByRole('region', { name: 'Which of these are yours?' }).waitFor(),
  },
  {
    name: 'the workspace with a review to do',
    path: '/devops-on-boarding',
    arrange: (page) => signInAs(page, { needsReview: true }),
    act: (page) => page.getByText('Your account was recovered by email').waitFor(),
  },
  {
    name: 'the workspace with an address to confirm and a long name',
    path: '/devops-on-boarding',
    arrange: (page) =>
      signInAs(page, {
        isEmailVerified: false,
        user: { ...sampleAccount.user, username: 'Maximiliane'.repeat(5) },
      }),
    act: (page) => page.getByText(`we sent a link to ${sampleAccount.user.email}`).waitFor(),
  },
];

for (const { name, path, arrange, act } of states) {
  test(`${name} has no violation at any width, light or dark, and fits`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/);
    await arrange?.(page);
    await visit(page, path);
    await act?.(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await findViolations(page), `${size.width} px`).toEqual([]);
      expect(await findLayoutFaults(page), `${size.width} px`).toEqual([]);
    }
  });
}
