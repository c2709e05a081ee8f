/** A mocked account, to show each state of the account screens without the Worker. */
import type { Page } from 'playwright/test';
import type { AccountSuccess, Connection, Passkey } from '../../../worker/contract/accounts.ts';
import { DAY_MS } from '../../../worker/contract/durations.ts';

export const sampleAccount: AccountSuccess = {
  success: true,
  user: { email: 'kim@example.com', username: 'Kim', _id: '1' },
  isEmailVerified: true,
  isDemo: false,
  hasPassword: true,
  createdAt: '2026-02-03T10:00:00Z',
  provenUntil: new Date().toISOString(),
  needsReview: false,
  sessions: [
    {
      id: '8b3f0f6e-51f2-4f0a-9a5e-1c1d7a3f2b10',
      isCurrent: true,
      browser: 'Chrome on Linux',
      place: 'Pune, India',
      createdAt: '2026-03-01T10:00:00Z',
      lastUsedAt: new Date().toISOString(),
    },
    {
      id: '1d0c7a52-0d0b-4a0e-8f4b-0a8d6f0f4f11',
      isCurrent: false,
      browser: 'Safari on iPhone',
      place: '',
      createdAt: '2026-03-02T10:00:00Z',
      lastUsedAt: new Date(Date.now() - 2 * DAY_MS).toISOString(),
    },
  ],
  devices: [
    {
      isCurrent: true,
      browser: 'Chrome on Linux',
      place: 'Pune, India',
      lastUsedAt: new Date().toISOString(),
    },
    {
      isCurrent: false,
      browser: 'Safari on iPhone',
      place: '',
      lastUsedAt: '2026-03-02T10:00:00Z',
    },
  ],
  connections: [],
  passkeys: [],
};

export const samplePasskey: Passkey = {
  id: 'a',
  name: 'Laptop',
  createdAt: '2026-03-03T10:00:00Z',
  isHeld: false,
};

export const sampleConnection: Connection = {
  provider: 'google',
  label: 'kim@gmail.example',
  connectedAt: '2026-03-03T10:00:00Z',
  isHeld: false,
};

/** Mocks the session so that the screens show a signed-in user, without the Worker. */
export async function signInAs(page: Page, changes: Partial<AccountSuccess> = {}): Promise<void> {
  const account = { ...sampleAccount, ...changes };
  const { user, isEmailVerified, isDemo, needsReview } = account;
  const expiresAt = new Date(Date.now() + DAY_MS / 4).toISOString();
  await page.route('/api/account', (route) => route.fulfill({ json: account }));
  await page.route('/api/session', (route) =>
    route.fulfill({
      json: { success: true, user, isEmailVerified, isDemo, needsReview, expiresAt },
    }),
  );
  await page.addInitScript((stored) => {
    sessionStorage.setItem('currentUser', JSON.stringify(stored));
    localStorage.setItem('signed_in', '1');
  }, user);
}
