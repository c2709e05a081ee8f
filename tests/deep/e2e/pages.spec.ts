/**
 * Checks all pages at every size, theme and contrast. The guard of all tests also fails a page that
 * violates its CSP in any state of consent.
 */
import type { Page } from 'playwright/test';
import { answerIn, banner, forgetAnswer } from '../../e2e/consent.ts';
import { NARROW, WIDE } from '../../e2e/expect-accessible.ts';
import { findLayoutFaults } from '../../e2e/find-layout-faults.ts';
import {
  findLowContrast,
  findViolations,
  findViolationsInMoreContrast,
} from '../../e2e/find-violations.ts';
import { expect, settleAtOnce, test } from '../../e2e/fixtures.ts';
import { expectToBeTakenOver } from '../../e2e/served-pages.ts';
import { canonicalPages, type SitePage, sitePages } from '../../setup/site-pages.ts';
import { findFocusFaults } from './find-focus-faults.ts';
import { findForcedColorFaults } from './find-forced-color-faults.ts';

/** A window of 1280 × 1024 px at 400 % (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
/** For layout faults. Beyond the last width that a style asks for (90rem), one stands for all. */
const SIZES = [
  WIDE,
  { width: 2560, height: 768 },
  { width: 1024, height: 768 },
  { width: 768, height: 768 },
  { width: 390, height: 640 },
  NARROW,
];

/** Few enough for a part to meet its timeout on a busy machine. */
const PAGES_PER_PART = 8;

/** The size of text that browsers begin with. */
const TEXT_PX = 16;

/** WCAG 2.2, 1.4.12. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

test.use({ consent: 'unanswered', viewport: NARROW });

for (const { name, pages } of splitIntoParts(canonicalPages)) {
  test(`${name}: each is served complete, the app takes it over as it is, and anybody can read it`, async ({
    page,
    context,
  }) => {
    test.slow();
    await settleAtOnce(context);
    const elsewhere = await context.newPage();
    await elsewhere.goto('/robots.txt');
    // Chrome doesn't render a page while another tab covers it.
    await page.bringToFront();
    for (const { path, canonical } of pages) {
      await test.step(path, async () => {
        await expectToBeTakenOver(page, path, canonical);
        await banner(page).waitFor();
        await expectNoFocusFaults(page);
        await answerIn(elsewhere, 'denied');
        await expect(banner(page)).toHaveCount(0);
        await expectToBeReadable(page);
        await markWhenHeard(page);
        await answerIn(elsewhere, 'granted');
        await page.locator('html[data-heard]').waitFor();
        await forgetAnswer(elsewhere);
        await page.setViewportSize(NARROW);
      });
    }
  });
}

test('the other addresses of a page are served complete, and the app takes them over', async ({
  page,
}) => {
  for (const { path, canonical } of sitePages.filter((each) => each.path !== each.canonical)) {
    await test.step(path, () => expectToBeTakenOver(page, path, canonical));
  }
});

/** With the banner, which lies over what the focus comes to. */
async function expectNoFocusFaults(page: Page): Promise<void> {
  for (const size of [ZOOMED, WIDE]) {
    await page.setViewportSize(size);
    await expect.poll(() => findFocusFaults(page), `${size.width} px`).toEqual([]);
  }
}

/** Ends narrow, as a page begins: each size and each scheme of colors is drawn once. */
async function expectToBeReadable(page: Page): Promise<void> {
  expect(await findForcedColorFaults(page)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
  await expect(page.locator('body')).toMatchAriaSnapshot(await frameOf(page));
  await expectToKeepItsLayout(page);
  expect(await findLowContrast(page)).toEqual([]);
  expect(await findViolationsInMoreContrast(page)).toEqual([]);
  expect(await countMovements(page), 'with reduced motion').toBe(0);
}

async function expectToKeepItsLayout(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect.soft(await findLayoutFaults(page), `${page.url()} at ${size.width} px`).toEqual([]);
  }
  await setStyles(page, TEXT_SPACING);
  expect.soft(await findCutOff(page), `${page.url()} with wide letters`).toEqual([]);
  await setStyles(page, '');
  if (test.info().project.use.browserName === 'chromium') await expectToFitWithLargeText(page);
}

/** As visitors choose it in the browser, on a laptop (WCAG 2.2, 1.4.4). */
async function expectToFitWithLargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize(WIDE);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 2 * TEXT_PX } });
  // The root element's size follows the screen, too.
  const root = page.locator('html');
  const size = await root.evaluate((html) => Number.parseFloat(getComputedStyle(html).fontSize));
  expect(size).toBeGreaterThanOrEqual(2 * TEXT_PX);
  expect.soft(await findCutOff(page), `${page.url()} with large text`).toEqual([]);
  await session.send('Page.setFontSizes', { fontSizes: { standard: TEXT_PX } });
  await session.detach();
  await page.setViewportSize(NARROW);
}

async function findCutOff(page: Page): Promise<string[]> {
  return (await findLayoutFaults(page)).filter((fault) => /^(?:clipped|scrolls)/.test(fault));
}

/** Their footer is one line. */
const ENTRANCES = /\/(?:login|register|(?:forgot|reset)-password|(?:verify|undo)-email)$/;

const FOOTER_MENUS = `
    - navigation "Products"
    - navigation "Resources"
    - navigation "Company"`;

const SITE_FRAME = `
  - link "Skip to content"
  - banner:
    - link /home/
    - link "Search"
    - navigation "Main"
    - link "BOOK A DEMO"
  - main
  - contentinfo:
    - group "Theme"${FOOTER_MENUS}
    - list:
      - listitem:
        - link "Accessibility"
`;

const WORKSPACE_FRAME = `
  - link "Skip to content"
  - navigation "Workspace":
    - link /home/
  - banner
  - main
  - contentinfo:
    - group "Theme"
`;

/** What a screen reader lists as the landmarks of the page. */
async function frameOf(page: Page): Promise<string> {
  const isInWorkspace = (await page.getByRole('navigation', { name: 'Workspace' }).count()) > 0;
  if (isInWorkspace) return WORKSPACE_FRAME;
  return ENTRANCES.test(page.url()) ? SITE_FRAME.replace(FOOTER_MENUS, '') : SITE_FRAME;
}

function countMovements(page: Page): Promise<number> {
  return page.evaluate(() => document.getAnimations().length);
}

/** Marks the page when it receives a storage event; the app's listener was added earlier. */
async function markWhenHeard(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('storage', () => {
      document.documentElement.dataset.heard = '';
    });
  });
}

function setStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Splits pages into parts of one test each: reusing a tab costs half as much as opening one. */
function splitIntoParts(pages: readonly SitePage[]) {
  return Array.from({ length: Math.ceil(pages.length / PAGES_PER_PART) }, (_, part) => {
    const own = pages.slice(part * PAGES_PER_PART, (part + 1) * PAGES_PER_PART);
    return { name: `${own[0]?.path} to ${own.at(-1)?.path}`, pages: own };
  });
}
