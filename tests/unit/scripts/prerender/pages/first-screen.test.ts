import { expect, test } from 'vitest';
import {
  criticalCss,
  findFold,
  HIDE_BELOW_FOLD,
  listNames,
  withoutBaseRules,
  withoutClosedDetails,
} from '../../../../../scripts/prerender/pages/first-screen.ts';

const critical = (css: string, ...names: string[]) => criticalCss(css)(new Set(names));

test.each([
  ['a descendant of which one part is not used', '.a .x{color:red}', ''],
  ['a list of which one part is used', '.x,.a{color:red}', '.a{color:red}'],
  ['a negation of what is not used', '.a:not(.x){color:red}', '.a:not(.x){color:red}'],
  ['a rule in one that is not used', '.x{& .a{color:red}}', ''],
  ['bare elements', 'main,:root{color:red}', 'main,:root{color:red}'],
  ['an element that is not there', '.a table{color:red}', ''],
  [
    'a nested rule',
    '.a{color:red;&.x{color:#00f}& b{color:#000}}',
    '.a{color:red;& b{color:#000}}',
  ],
  ['a media query', '@media (width>=9px){.a{top:0}.x{top:0}}', '@media (width>=9px){.a{top:0}}'],
  ['a media query of unused rules', '@media (width>=9px){.x{color:red}}', ''],
  ['a rule for print', '@media print{.a{color:red}}', ''],
  ['a rule for pages without scripts', '@media (scripting:none){.a{color:red}}', ''],
  ['a rule for browsers without a feature', '@supports not (top:0){.a{top:0}}', ''],
  ['a rule for browsers with it', '@supports (top:0){.a{top:0}}', '@supports (top:0){.a{top:0}}'],
  ['a dialog', 'dialog{margin:auto}', ''],
  ['a pointer over an element', '.a:hover{color:red}', ''],
  ['an attribute that an element has', '[data-x] .a{top:0}', '[data-x] .a{top:0}'],
  ['an attribute that no element has', '.a[data-y]{top:0}', ''],
  [
    'one of several values',
    '.a:is([data-x="1"],[data-x="3"]){top:0}',
    '.a:is([data-x="1"],[data-x="3"]){top:0}',
  ],
  ['none of several values', '.a:is([data-x="2"],[data-x="3"]){top:0}', ''],
  ['an attribute of the starter', '[data-theme="dark"]{top:0}', '[data-theme=dark]{top:0}'],
  ['a disclosure that is open later', '.a[open]{top:0}', ''],
  ['a property that a rule uses', ':root{--b:1}.a{top:var(--b)}', ':root{--b:1}.a{top:var(--b)}'],
  ['a property that has a fallback', '.a{--b:1;top:var(--b,2)}', '.a{--b:1;top:var(--b,2)}'],
  [
    'a property that no rule uses',
    ':root{--b:1;--b-c:2}.a{top:var(--b-c)}',
    ':root{--b-c:2}.a{top:var(--b-c)}',
  ],
  ['a property that only an unused one uses', ':root{--b:1;--c:var(--b)}', ''],
  ['motion', '.a{animation:1s b;transition:top var(--t)}@keyframes b{to{opacity:0}}', ''],
])('what the first screen gets of %s', (_, css, expected) => {
  expect(critical(css, 'b', '.a', '.b', 'data-x', 'data-x=1')).toBe(expected);
});

test('what a closed disclosure hides has no names yet', () => {
  const html =
    '<p class="a b"><details class="c"><summary class="d"></summary><i class="e"></i></details><i data-x="1" data-y>';
  expect(listNames(withoutClosedDetails(html))).toEqual([
    ...['p', 'details', 'summary', 'i'],
    ...['.a', '.b', '.c', '.d'],
    ...['data-x', 'data-x=1', 'data-y', 'data-y='],
  ]);
});

test('fonts and layers stand in every page, and so not in the sheet', () => {
  const css = '@layer base{p{margin:0}}@font-face{font-family:F;src:url(f.woff2)}.a{color:red}';
  expect(withoutBaseRules(css)).toBe('.a{color:red}');
});

test('what a page leaves out of a layer stands in the sheet', () => {
  const later = [
    '@media print{p{margin:0}}',
    '@media (forced-colors:active){p{margin:0}}',
    '@media (prefers-reduced-motion:reduce){p{margin:0}}',
    '@supports not (top:0){p{margin:0}}',
  ];
  for (const rule of later) {
    const css = `@layer base{p{margin:1px}${rule}}`;
    expect(critical(css)).toBe('@layer base{p{margin:1px}}');
    expect(withoutBaseRules(css)).toBe(`@layer base{${rule}}`);
  }
});

test('the fold is where the first element that marks it begins', () => {
  const html =
    '<main><h1>Page</h1><section data-fold=""></section><section data-fold=""></section></main>';
  expect(html.slice(0, findFold(html))).toBe('<main><h1>Page</h1>');
  expect(findFold('<main></main>')).toBe(-1);
});

test('what is hidden depends on the attribute of the starter, and no rule asks what any element has', () => {
  expect(HIDE_BELOW_FOLD).toMatch(/^\[data-unstyled\] (?!.*:has)/);
});
