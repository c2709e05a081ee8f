/**
 * WCAG 2.2 AA checks with axe for the states that a page comes to by use: narrow, wide, light and dark.
 * `pages.spec.ts` checks each page as it opens.
 */
import { styleguide } from '../../web/content/styleguide.ts';
import { expectAccessible, NARROW, WIDE } from './expect-accessible.ts';
import { expect, test, visit } from './fixtures.ts';

test('the login screen after a refusal, and with its messages', async ({ page }) => {
  await visit(page, '/login');
  await page.route('/api/login', (route) => route.fulfill({ json: { success: false } }));
  await page.getByLabel('Email Address').fill('kim@example.com');
  await page.getByLabel('Password', { exact: true }).fill('guess');
  await page.getByRole('button', { name: 'Login Now' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'the login screen after a refusal');

  await page.getByLabel('Email Address').fill('');
  await page.getByLabel('Password', { exact: true }).fill('');
  await page.route('/api/oauth/start', (route) => route.fulfill({ json: { success: false } }));
  await page.getByRole('button', { name: 'Google' }).click();
  await page.getByRole('button', { name: 'Login Now' }).click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - main:
      - heading [level=1]
      - textbox "Email Address" [invalid]
      - textbox "Password" [invalid]
      - button "Show password"
      - checkbox "Remember Me"
      - button "Login Now"
      - button "Log in with a passkey"
      - region "Demo accounts":
        - heading [level=2]
  `);
  await expectAccessible(page, 'the login screen with its messages');
});

test('the message form, from its messages to a success', async ({ page }) => {
  await visit(page, '/company/contact#message-invalid');
  await expectAccessible(page, 'the notice after a form without the app');

  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Choose a topic.')).toBeVisible();
  await expectAccessible(page, 'the message form with its messages');

  await page.route('/api/leads', (route) => route.fulfill({ json: { success: true } }));
  await page.getByLabel('Name').fill('Kim Rao');
  await page.getByLabel('Work email').fill('kim@example.com');
  await page.getByLabel('Topic').selectOption('course');
  await page.getByRole('textbox', { name: 'Message' }).fill('Twelve engineers, in March.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status')).toBeVisible();
  await expectAccessible(page, 'the message form after a success');
});

test('an open dropdown, and the open menu of a phone', async ({ page }) => {
  const openMenu = page.getByRole('banner').locator('details[open]');
  await visit(page, '/pricing');
  await page.getByRole('banner').locator('summary').first().hover();
  await expect(openMenu).toHaveCount(1);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner:
      - link /home/
      - link "Search"
      - navigation "Main":
        - list:
          - listitem:
            - group:
              - list:
                - listitem:
                  - link /^CI\\/CD/
              - link "Contact Sales"
          - listitem:
            - link "Pricing"
    - main:
      - table:
        - rowgroup:
          - row:
            - columnheader "Small"
            - columnheader "Medium"
            - columnheader "Large"
        - rowgroup:
          - row:
            - rowheader /^Project size/
  `);
  await expectAccessible(page, 'an open dropdown', [WIDE]);

  await page.mouse.move(0, WIDE.height - 1);
  await expect(openMenu).toHaveCount(0);
  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').locator('summary').first().click();
  await expect(openMenu).toHaveCount(1);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner:
      - button "Menu"
      - navigation "Main":
        - list:
          - listitem:
            - group:
              - link "Contact Sales"
      - link "Login"
      - link "BOOK A DEMO"
  `);
  await expectAccessible(page, 'the open menu of a phone', [NARROW]);
});

test('an onboarding screen with its messages, and its sidebar', async ({ page }) => {
  await visit(page, '/devops-on-boarding');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Enter the client name.')).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - main:
      - heading [level=1]
      - textbox "Client Name" [invalid]
      - textbox "Project Name" [invalid]
      - combobox "Tool" [invalid]
      - button /^Configuration file/
      - group:
        - list:
          - listitem:
            - checkbox
      - button "Submit"
      - status
  `);
  await expectAccessible(page, 'an onboarding screen with its messages');

  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page, 'the sidebar of a phone', [NARROW]);

  await page.keyboard.press('Escape');
  await page.setViewportSize(WIDE);
  await page.mouse.move(WIDE.width - 1, 0);
  await page.getByRole('button', { name: 'Show menu' }).click();
  await expectAccessible(page, 'the expanded sidebar', [WIDE]);
});

test('in forced colors each state of a lamp has a look of its own', async ({ page }) => {
  await visit(page, '/styleguide');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const looks = new Set<string>();
    for (const state of styleguide.signals) {
      const lamp = page.locator(`li > i[data-state=${state}]`).last();
      looks.add((await lamp.screenshot()).toString('base64'));
    }
    expect(looks.size).toBe(styleguide.signals.length);
  }
});
