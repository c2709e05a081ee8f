/**
 * WCAG 2.2 AA checks with axe for the states that a page comes to by use: narrow, wide, light and dark.
 * `pages.spec.ts` checks each page as it opens.
 */
import type { Page } from 'playwright/test';
import { styleguide } from '../../web/content/styleguide.ts';
import { findViolations } from './find-violations.ts';
import { expect, test, visit } from './fixtures.ts';

const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1366, height: 768 };

interface Layout {
  readonly name: string;
  readonly path: string;
  readonly sizes?: readonly { width: number; height: number }[];
  readonly prepare?: (page: Page) => Promise<void>;
  /** Part of what a screen reader is told, in the first of the sizes. */
  readonly spoken?: string;
}

const layouts: readonly Layout[] = [
  {
    name: 'the login screen with its messages',
    path: '/login',
    prepare: async (page) => {
      await page.route('/api/oauth/start', (route) => route.fulfill({ json: { success: false } }));
      await page.getByRole('button', { name: 'Google' }).click();
      await page.getByRole('button', { name: 'Login Now' }).click();
      await expect(page.getByText('Enter your password.')).toBeVisible();
    },
    spoken: `
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
    `,
  },
  {
    name: 'the login screen after a refusal',
    path: '/login',
    prepare: async (page) => {
      await page.route('/api/login', (route) => route.fulfill({ json: { success: false } }));
      await page.getByLabel('Email Address').fill('kim@example.com');
      await page.getByLabel('Password', { exact: true }).fill('guess');
      await page.getByRole('button', { name: 'Login Now' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'the notice after a form without the app', path: '/company/contact#message-invalid' },
  {
    name: 'the message form with its messages',
    path: '/company/contact',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Choose a topic.')).toBeVisible();
    },
  },
  {
    name: 'the message form after a success',
    path: '/company/contact',
    prepare: async (page) => {
      await page.route('/api/leads', (route) => route.fulfill({ json: { success: true } }));
      await page.getByLabel('Name').fill('Kim Rao');
      await page.getByLabel('Work email').fill('kim@example.com');
      await page.getByLabel('Topic').selectOption('course');
      await page.getByRole('textbox', { name: 'Message' }).fill('Twelve engineers, in March.');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('status')).toBeVisible();
    },
  },
  {
    name: 'an open dropdown',
    path: '/pricing',
    sizes: [WIDE],
    prepare: async (page) => {
      await page.getByRole('banner').locator('summary').first().hover();
      await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(1);
    },
    spoken: `
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
    `,
  },
  {
    name: 'the open menu of a phone',
    path: '/pricing',
    sizes: [NARROW],
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('banner').locator('summary').first().click();
      await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(1);
    },
    spoken: `
      - banner:
        - button "Menu"
        - navigation "Main":
          - list:
            - listitem:
              - group:
                - link "Contact Sales"
        - link "Login"
        - link "BOOK A DEMO"
    `,
  },
  {
    name: 'an onboarding screen with its messages',
    path: '/devops-on-boarding',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Enter the client name.')).toBeVisible();
    },
    spoken: `
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
    `,
  },
  {
    name: 'the expanded sidebar',
    path: '/devops-on-boarding',
    sizes: [WIDE],
    prepare: (page) => page.getByRole('button', { name: 'Show menu' }).click(),
  },
  {
    name: 'the sidebar of a phone',
    path: '/devops-on-boarding',
    sizes: [NARROW],
    prepare: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
];

for (const { name, path, sizes = [WIDE, NARROW], prepare, spoken } of layouts) {
  const widths = sizes.map(({ width }) => width).join(' and ');
  test(`${name} at ${widths} px has no violation, light or dark`, async ({ page }) => {
    const [firstSize = WIDE] = sizes;
    await page.setViewportSize(firstSize);
    await visit(page, path);
    await prepare?.(page);
    if (spoken) await expect(page.locator('body')).toMatchAriaSnapshot(spoken);
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await findViolations(page), `${size.width} px`).toEqual([]);
    }
  });
}

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
