/**
 * The composition of each kind of page, compared with `columns.txt`. After a deliberate change run
 * `npm run test:e2e -- columns --update-snapshots` and look at the difference.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

const FILE = new URL('./columns.txt', import.meta.url);
const WIDTHS_PX = [390, 768, 1366, 1920];
/** Fonts and browsers differ by less. */
const TOLERANCE_PX = 12;

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
  '/styleguide',
  '/support',
  '/training',
  '/webinars',
  '/whitepapers',
];

/** Where a grid begins, how wide it is, and the widths of its columns, in px. */
type Grid = readonly number[];
type Compositions = Readonly<Record<string, readonly Grid[]>>;

test.use({ javaScriptEnabled: false });

test('each kind of page keeps its columns', async ({ page }, { config }) => {
  test.slow();
  const found: Record<string, readonly Grid[]> = {};
  // From narrow to wide and back, as each change of the size draws the page anew.
  let widths: readonly number[] = WIDTHS_PX;
  for (const path of KINDS) {
    await page.goto(path);
    for (const width of WIDTHS_PX) found[`${path} at ${width} px`] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      found[`${path} at ${width} px`] = await listGrids(page);
    }
    widths = widths.toReversed();
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
