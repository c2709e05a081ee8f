/** Registration: the form, its password hint, its refusals and the mail that follows. */
import type { Page } from 'playwright/test';
import { done, GOOD_PASSWORD, newAddress, submitLogin } from './accounts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import { expect, expectToArrive, recordSent, test, visit } from './fixtures.ts';
import { linkIn, waitForMail } from './mailbox.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const consent = (page: Page) => page.getByRole('checkbox');
const submit = (page: Page) => page.getByRole('button', { name: 'Create Account' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function fillIn(page: Page, { email = 'robin@example.com', password = GOOD_PASSWORD } = {}) {
  await field(page, 'Your name').fill('Robin');
  await field(page, 'Email Address').fill(email);
  await field(page, 'Password').fill(password);
  await consent(page).check();
}

test('an account is made, its mail confirms it, and it can log in before and after', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  const email = newAddress('register');
  await page.clock.install();
  await visit(page, '/register');

  await test.step('empty fields are named, the first takes the focus, and nothing is sent', async () => {
    const requests = recordSent(page);
    await submit(page).click();
    await expect(field(page, 'Your name')).toHaveAccessibleDescription('Enter your name.');
    await expect(field(page, 'Email Address')).toHaveAccessibleDescription(
      'Enter your email address.',
    );
    await expect(consent(page)).toHaveAccessibleDescription(/accept the Terms/);
    await expect(field(page, 'Your name')).toBeFocused();
    await expectPainted(page.getByText('Enter your name.'));
    await expectAccessible(page, 'the registration with its messages');
    expect(requests).toEqual([]);
  });
  await test.step('the hint follows the password, and a common one is refused at its field', async () => {
    const hint = (words: RegExp) =>
      expect(field(page, 'Password')).toHaveAccessibleDescription(words);
    await field(page, 'Password').fill('abc');
    await hint(/At least 8 characters, 3 so far/);
    await fillIn(page, { email, password: 'password123' });
    await hint(/^Among the first that attackers try/);
    await submit(page).click();
    await expect(field(page, 'Password')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Password')).toBeFocused();
    await hint(/Choose another one/);
    await expect(field(page, 'Your name')).toHaveValue('Robin');
    await expect(field(page, 'Password')).toHaveValue('password123');
    await expect(consent(page)).toBeChecked();
  });

  await field(page, 'Password').fill(GOOD_PASSWORD);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(consent(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Check your email');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('main')).toContainText(email);
  await test.step('the mail can be sent again, once a minute', async () => {
    await page.route('/api/resend-verification', done);
    const again = page.getByRole('button', { name: /^Send it again/ });
    await again.click();
    await expectPainted(page.getByText('Sent again.', { exact: true }));
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(again).toHaveText(/in \d+ s$/);
    const requests = recordSent(page);
    await again.click({ force: true });
    await page.clock.runFor(61_000);
    await expect(again).toHaveText('Send it again');
    expect(requests).toEqual([]);
  });
  await page.getByRole('link', { name: 'Log in now' }).click();
  await submitLogin(page, { email, password: GOOD_PASSWORD });
  await expectToArrive(page, '/devops-on-boarding');
  await expectPainted(page.getByText('Confirm your address'));
  await expectAccessible(page, 'the workspace with an address to confirm');

  const mailed = await context.newPage();
  await mailed.goto(linkIn(await waitForMail(email)));
  await mailed.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(heading(mailed)).toHaveText('Your address is confirmed');
  await expect(mailed).toHaveURL('/verify-email');
  await mailed.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Your address is confirmed.')).toBeVisible();
});
