/**
 * Pages as they are laid out without scripts: the columns of each kind, compared with `columns.txt`,
 * and whether everything fits. After a deliberate change of columns run
 * `ONEGO_TEST_PAGES=all npm run test:e2e -- columns --update-snapshots` and look at the difference.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { NARROW, WIDE } from '../../e2e/expect-accessible.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { modelPages } from '../../setup/route-pages.ts';
import { expectToFit } from './expect-to-fit.ts';

const FILE = new URL('./columns.txt', import.meta.url);
const WIDTHS_PX = [390, 768, 1366, 1920];
/** Fonts and browsers differ by less. */
const TOLERANCE_PX = 12;

/** Pages whose columns are kept, by name: a new page changes none of them. */
const KINDS = [
  '/',
  '/about',
  '/account',
  '/blog',
  '/blog/canary-analysis-by-burn-rate',
  '/book-demo',
  '/brochure',
  '/careers',
  '/check',
  '/check/rules/unpinned-action',
  '/cloud-migrations',
  '/company/contact',
  '/config/github-actions',
  '/config/mongodb',
  '/configuration-dashboard',
  '/devops-on-boarding',
  '/documentation',
  '/edzy',
  '/EzyAssist',
  '/forgot-password',
  '/gitops-release-management',
  '/login',
  '/OneGoCaseStudies',
  '/partners',
  '/pricing',
  '/PrivacyPolicy',
  '/products',
  '/register',
  '/release-cost-calculator',
  '/search',
  '/support',
  '/training',
  '/webinars',
  '/whitepapers',
];

/** Where a grid begins, how wide it is, and the widths of its columns, in px. */
type Grid = readonly number[];
type Compositions = Readonly<Record<string, readonly Grid[]>>;

/** The size of text that browsers begin with. */
const TEXT_PX = 16;

test.use({ javaScriptEnabled: false, viewport: NARROW });

test('each kind of page keeps its columns, and fits at 320 px and with text of twice the size', async ({
  page,
  browserName,
}, { config }) => {
  test.slow();
  const found: Record<string, readonly Grid[]> = {};
  for (const path of new Set([...KINDS, ...modelPages.map(({ path }) => path)])) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectToFit(page);
      if (KINDS.includes(path)) {
        for (const width of WIDTHS_PX) {
          await page.setViewportSize({ width, height: 900 });
          found[`${path} at ${width} px`] = await listGrids(page);
        }
      }
      if (browserName === 'chromium') await withLargeText(page, () => expectToFit(page));
      await page.setViewportSize(NARROW);
    });
  }
  if (config.updateSnapshots === 'changed' || config.updateSnapshots === 'all') {
    await writeFile(FILE, write(found));
    return;
  }
  const kept = read(await readFile(FILE, 'utf8'));
  expect(Object.keys(found)).toEqual(Object.keys(kept));
  const changed = Object.entries(found).flatMap(([view, grids]) => {
    const before = kept[view] ?? [];
    const added = grids.filter((grid) => !before.some((other) => isSame(grid, other)));
    const removed = before.filter((grid) => !grids.some((other) => isSame(grid, other)));
    return added.length + removed.length > 0 ? [{ view, added, removed }] : [];
  });
  expect(changed).toEqual([]);
});

/** As visitors choose it in the browser, on a laptop (WCAG 2.2, 1.4.4). */
async function withLargeText(page: Page, run: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize(WIDE);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 2 * TEXT_PX } });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    `${2 * TEXT_PX}px`,
  );
  await run();
  await session.send('Page.setFontSizes', { fontSizes: { standard: TEXT_PX } });
  await session.detach();
}

/** Equal grids count once, so that another card or paragraph changes nothing. */
function listGrids(page: Page): Promise<Grid[]> {
  return page.evaluate(() => {
    const grids = [...document.querySelectorAll('main, main :not(figure *)')].flatMap((element) => {
      const { display, gridTemplateColumns } = getComputedStyle(element);
      if (display !== 'grid' || !element.checkVisibility()) return [];
      const columns = gridTemplateColumns.split(' ').map(Number.parseFloat);
      // A fieldset doesn't resolve its columns, and those of a subgrid are its parent's.
      if (columns.some(Number.isNaN)) return [];
      const { left, width } = element.getBoundingClientRect();
      // Small ones place a mark or a number beside a text.
      if (columns.length < 2 || width < innerWidth / 3) return [];
      return [[left, width, ...columns].map(Math.round).join(' ')];
    });
    return [...new Set(grids)].toSorted().map((grid) => grid.split(' ').map(Number));
  });
}

function isSame(grid: Grid, other: Grid): boolean {
  return (
    grid.length === other.length &&
    grid.every((size, index) => Math.abs(size - (other[index] ?? 0)) <= TOLERANCE_PX)
  );
}

/** One line for a view, so that a change can be read. */
function write(found: Compositions): string {
  return Object.entries(found)
    .map(([view, grids]) => `${[view, ...grids.map((grid) => grid.join(' '))].join('\n  ')}\n`)
    .join('');
}

function read(text: string): Compositions {
  return Object.fromEntries(
    text.split(/\n(?=\S)/).map((block) => {
      const [view = '', ...grids] = block.trimEnd().split('\n  ');
      return [view, grids.map((grid) => grid.split(' ').map(Number))];
    }),
  );
}
