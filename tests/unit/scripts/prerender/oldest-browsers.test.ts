/** What the app uses, against the oldest browsers that get it. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BUILD_TARGET, OLDEST_BROWSERS } from '../../../../scripts/prerender/oldest-browsers.ts';
import { findNewApis, findNewCss } from './support/find-new-features.ts';

/** Styles without which a page is as readable and as usable, and what goes without them. */
const DISPENSABLE = new Map([
  ['css.properties.accent-color', 'the color of checkboxes'],
  ['css.properties.break-after.avoid', 'a heading at the end of a printed page'],
  ['css.properties.content-visibility', 'a menu that opens by hovering; a click opens it'],
  ['css.properties.cursor.default', 'phones have no cursor'],
  ['css.properties.cursor.pointer', 'phones have no cursor'],
  ['css.properties.forced-color-adjust', 'Safari has no forced colors'],
  ['css.properties.overscroll-behavior', 'a page that scrolls on behind a list'],
  ['css.properties.overscroll-behavior-x', 'a swipe that goes back in the history'],
  ['css.properties.resize', 'a handle to enlarge a field'],
  ['css.properties.scrollbar-width', 'narrow scrollbars'],
  ['css.properties.text-wrap.pretty', 'a single word on the last line'],
  ['css.properties.user-select', 'text of a button that can be selected'],
  ['css.selectors.details-content', 'a menu that opens by hovering; a click opens it'],
  ['css.selectors.marker', 'the color of a marker'],
  ['css.selectors.selection', 'the color of selected text'],
  ['css.selectors.view-transition', 'pages that fade'],
  ['css.selectors.view-transition-new', 'pages that fade'],
  ['css.selectors.view-transition-old', 'pages that fade'],
]);

/** APIs that may be missing where the file does not ask for them, and why. */
const SAFE = new Map([
  ['web/lib/when-idle.ts: cancelIdleCallback', 'comes with requestIdleCallback'],
  ['web/pages/copy-buttons.ts: ClipboardItem', 'the catch around it writes text'],
  ['web/starter.ts: fetchPriority', 'a hint'],
]);

describe('the style sheets', () => {
  const sheets = globSync('web/**/*.css');

  test('need nothing that the oldest browsers lack', () => {
    expect(sheets.length).toBeGreaterThan(100);
    const used = new Set(sheets.flatMap((file) => findNewCss(readFileSync(file, 'utf8'))));
    expect([...used].toSorted()).toEqual([...DISPENSABLE.keys()]);
  });

  test.each([
    ['a { field-sizing: content }', 'css.properties.field-sizing'],
    ['a { & b { width: calc-size(auto, size) } }', 'css.types.calc-size'],
    ['a { text-wrap: pretty }', 'css.properties.text-wrap.pretty'],
    [':open { color: red }', 'css.selectors.open'],
    ['@starting-style { a { opacity: 0 } }', 'css.at-rules.starting-style'],
    ['@media (inverted-colors) { a { color: red } }', 'css.at-rules.media.inverted-colors'],
  ])('would be noticed for %s', (css, feature) => {
    expect(findNewCss(css)).toEqual([feature]);
    expect(findNewCss(`@supports (some: thing) { ${css} }`)).toEqual([]);
  });

  test('may use what the oldest browsers have', () => {
    expect(findNewCss('a:has(b) { & c { color: light-dark(red, #000) } }')).toEqual([]);
  });
});

describe('the scripts', () => {
  const sources = globSync('web/**/*.{ts,tsx}');

  test('need nothing that the oldest browsers lack', () => {
    expect(sources.length).toBeGreaterThan(300);
    const used = sources.flatMap((file) =>
      findNewApis(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
    );
    expect(used.toSorted()).toEqual([...SAFE.keys()]);
  });

  test.each([
    ['document.startViewTransition(update)', 'startViewTransition'],
    ['element.moveBefore(child, null)', 'moveBefore'],
    ['navigator.connection.saveData', 'connection'],
    ['new CloseWatcher()', 'CloseWatcher'],
    ['Promise.try(run)', 'try'],
  ])('would be noticed for %s', (source, name) => {
    expect(findNewApis(source)).toContain(name);
  });

  test.each([
    'if (document.startViewTransition) document.startViewTransition(update)',
    "'CloseWatcher' in window && new CloseWatcher()",
    'typeof CloseWatcher === "function" && new CloseWatcher()',
    'element.moveBefore?.(child, null)',
    'navigator.connection?.saveData',
    'items.at(-1); element.togglePopover(); crypto.randomUUID()',
  ])('may have %s', (source) => {
    expect(findNewApis(source)).toEqual([]);
  });
});

test('Vite compiles for the same browsers', () => {
  const { chrome, edge, firefox, safari, safari_ios } = OLDEST_BROWSERS;
  expect(BUILD_TARGET).toEqual([
    `chrome${chrome}`,
    `edge${edge}`,
    `firefox${firefox}`,
    `safari${safari}`,
    `ios${safari_ios}`,
  ]);
});

test('the README states them', () => {
  const { chrome, edge, firefox, safari } = OLDEST_BROWSERS;
  expect(readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ')).toContain(
    `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox} and Safari ${safari}`,
  );
});
