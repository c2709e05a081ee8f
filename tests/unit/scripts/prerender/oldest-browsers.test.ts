/** What the app uses, against the oldest browsers that get it. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OLDEST_BROWSERS } from '../../../../scripts/prerender/oldest-browsers.ts';
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
  ['css.properties.position-area', 'a menu below its button; else it is at the edge of the window'],
  ['css.properties.position-try-fallbacks', 'the same menu above its button where there is room'],
  ['css.properties.resize', 'a handle to enlarge a field'],
  ['css.properties.scrollbar-width', 'narrow scrollbars'],
  ['css.properties.text-wrap.pretty', 'a single word on the last line'],
  ['css.properties.user-select', 'text of a button that can be selected'],
  ['css.properties.zoom', 'the larger letters of a picture in a tile'],
  ['css.selectors.details-content', 'a menu that opens by hovering; a click opens it'],
  ['css.selectors.marker', 'the color of a marker'],
  ['css.selectors.selection', 'the color of selected text'],
  ['css.selectors.view-transition', 'pages that fade'],
  ['css.selectors.view-transition-new', 'pages that fade'],
  ['css.selectors.view-transition-old', 'pages that fade'],
  ['css.types.round', 'whole pixels for the squares of a counter'],
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
});

test('the README states them', () => {
  const { chrome, edge, firefox, safari } = OLDEST_BROWSERS;
  expect(readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ')).toContain(
    `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox} and Safari ${safari}`,
  );
});
