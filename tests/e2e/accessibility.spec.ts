/**
 * WCAG 2.2 AA checks with axe for the states that a page comes to by use: narrow, wide, light and dark.
 * `pages.spec.ts` checks each page as it opens.
 */
import type { Page } from 'playwright/test';
import { findViolations } from './find-violations.ts';
import { expect, test, visit } from './fixtures.ts';

const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1366, height: 768 };

interface Layout {
  readonly name: string;
  readonly path: string;
  readonly sizes?: readonly { width: number; height: number }[];
  readonly prepare?: (page: Page) => Promise<void>;
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
  },
  {
    name: 'an onboarding screen with its messages',
    path: '/devops-on-boarding',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Enter the client name.')).toBeVisible();
    },
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

for (const { name, path, sizes = [WIDE, NARROW], prepare } of layouts) {
  const widths = sizes.map(({ width }) => width).join(' and ');
  test(`${name} at ${widths} px has no violation, light or dark`, async ({ page }) => {
    const [firstSize = WIDE] = sizes;
    await page.setViewportSize(firstSize);
    await visit(page, path);
    await prepare?.(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await findViolations(page), `${size.width} px`).toEqual([]);
    }
  });
}

test('every control shows where the focus is', async ({ page }) => {
  await visit(page, '/login');
  const unmarked: string[] = [];
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const shown = element.matches('.visually-hidden') ? element.closest('label') : element;
      const { outlineStyle, outlineWidth } = getComputedStyle(shown ?? element);
      const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return { isMarked, html: element.outerHTML.slice(0, 80) };
    });
    if (focused && !focused.isMarked) unmarked.push(focused.html);
  }
  expect(unmarked).toEqual([]);
});
