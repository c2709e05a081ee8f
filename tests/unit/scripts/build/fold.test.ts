import { expect, test } from 'vitest';
import { findFold, hideBelow } from '../../../../scripts/build/fold.ts';

const HTML =
  '<main><h1>Page</h1><section data-fold="section"><p>One</p><header data-fold="text"></header></section></main>';

test('a fold is where its element begins', () => {
  expect(HTML.slice(0, findFold(HTML, 'section'))).toBe('<main><h1>Page</h1>');
  expect(HTML.slice(0, findFold(HTML, 'text'))).toMatch(/<p>One<\/p>$/);
});

test('a page may have no fold', () => {
  expect(findFold('<main></main>', 'text')).toBe(-1);
});

test('what is hidden depends on the attribute of the starter', () => {
  expect(hideBelow('text')).toMatch(/^\[data-unstyled\] /);
});
