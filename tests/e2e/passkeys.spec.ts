/** Sign-in with passkeys, with Chromium's virtual authenticator. */
import type { CDPSession, Page } from 'playwright/test';
import { logOut, makeConfirmedAccount, startSession } from './accounts.ts';
import { ageProofs } from './database.ts';
import { expect, expectToArrive, openDevTools, test, visit } from './fixtures.ts';
import { waitForMail } from './mailbox.ts';

interface Authenticator {
  readonly cdp: CDPSession;
  readonly id: string;
}

/** Adds a virtual authenticator that stores passkeys and verifies its user. */
async function addAuthenticator(page: Page): Promise<Authenticator> {
  const cdp = await openDevTools(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id: authenticatorId };
}

/** The browser has told the authenticator which passkeys the site does not know. */
async function expectNoPasskeys({ cdp, id }: Authenticator): Promise<void> {
  const list = async () =>
    (await cdp.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials;
  await expect.poll(list).toEqual([]);
}

const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' });
const addButton = (page: Page) => page.getByRole('button', { name: 'Add a passkey' });

/**
 * Limits passkey autofill to the focused field, as in browsers that open a list there. The virtual
 * authenticator has no list and answers every request at once.
 */
async function offerInFocusedField(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    const isFieldFocused = () =>
      Boolean(document.activeElement?.matches('[autocomplete~=webauthn]'));
    navigator.credentials.get = async (options) => {
      while (options?.mediation === 'conditional' && !isFieldFocused()) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return get(options);
    };
  });
}

async function setUserVerified({ cdp, id }: Authenticator, isUserVerified: boolean): Promise<void> {
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified });
}

test('a passkey is added, logs in, proves who it is, and is removed', { tag: '@journey' }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 40[13]/);
  await offerInFocusedField(page);
  const account = await makeConfirmedAccount('passkey');
  const authenticator = await addAuthenticator(page);
  await startSession(page, account);
  await visit(page, '/account');
  await page.getByLabel('Name of the new passkey').fill('Work laptop');
  await addButton(page).click();
  await expect(page.getByRole('button', { name: 'Remove Work laptop' })).toBeVisible();
  await expect(page.getByText(/not used yet/)).toBeVisible();
  await waitForMail(account.email, /also log in to .* the passkey “Work laptop”/);

  const { cdp, id } = authenticator;
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId: id });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

  await test.step('one device is not added twice', async () => {
    await addButton(page).click();
    await expect(
      page.getByText('This device already has a passkey for your account.'),
    ).toBeVisible();
  });

  await logOut(page);
  await test.step('a device that does not know its user logs nobody in', async () => {
    await setUserVerified(authenticator, false);
    await passkeyButton(page).click();
    await expect(page.getByText(/^No passkey was used/)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await setUserVerified(authenticator, true);
  });

  await test.step('Remember Me goes for passkeys too', async () => {
    await page.getByLabel('Remember Me').check();
    await passkeyButton(page).click();
    await expectToArrive(page, '/devops-on-boarding');
    const stored = await page.evaluate(() => localStorage.getItem('currentUser'));
    expect(JSON.parse(stored ?? '')).toMatchObject({ email: account.email });
  });

  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Passkeys' })).toContainText(
    'last used in the past 15 minutes',
  );
  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await waitForMail(account.email, /no longer log in .* the passkey “Work laptop”/);
  await expectNoPasskeys(authenticator);

  await logOut(page);
  await test.step('a device that kept the passkey forgets it when it is refused', async () => {
    for (const credential of credentials) {
      await cdp.send('WebAuthn.addCredential', { authenticatorId: id, credential });
    }
    await passkeyButton(page).click();
    await expect(page.getByText(/^This passkey was not accepted/)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expectNoPasskeys(authenticator);
  });

  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  const remove = page.getByRole('button', { name: 'Remove Key ring' });

  await test.step('it can be added after a proof, and its name is kept meanwhile', async () => {
    await startSession(page, account);
    await visit(page, '/account');
    await ageProofs(account.email);
    await page.getByLabel('Name of the new passkey').fill('Key ring');
    await addButton(page).click();
    await page.getByLabel('Your password', { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    await expect(remove).toBeVisible();
  });

  await test.step('it proves who it is before a change', async () => {
    await ageProofs(account.email);
    await setUserVerified(authenticator, false);
    await remove.click();
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(dialog.getByText(/^Not confirmed yet/)).toBeVisible();
    await expect(remove).toHaveCount(1);

    await setUserVerified(authenticator, true);
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('without a name it gets one', async () => {
    await cdp.send('WebAuthn.clearCredentials', { authenticatorId: id });
    await addButton(page).click();
    await expect(page.getByText(/^Passkey \(Chrome on /)).toBeVisible();
  });

  await test.step('it is offered in the e-mail field, and logs in from there', async () => {
    await logOut(page);
    await page.getByLabel('Email Address').focus();
    await expectToArrive(page, '/devops-on-boarding');
  });
});
