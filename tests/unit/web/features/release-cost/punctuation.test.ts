import { expect, test } from 'vitest';
import { isMispunctuated, plainNumber } from '../../../../../web/features/release-cost/figures.ts';

test.each([
  ['26,000', 26_000],
  ['1,000,000,000', 1_000_000_000],
  ['40 000', 40_000],
  ['1\u00a0000', 1000],
  ['1\u202f000', 1000],
  ["60'000", 60_000],
  ['60’000', 60_000],
  [' 1,234.5 ', 1234.5],
  ['60.000', Number.NaN],
  ['1.000.000', Number.NaN],
  ['1.000,50', Number.NaN],
  ['0.125', 0.125],
  ['0.500', 0.5],
  ['0,500', Number.NaN],
  ['4,5', Number.NaN],
  ['1 00', Number.NaN],
  ['1,000 000', Number.NaN],
  ['1000,000', Number.NaN],
  [',000', Number.NaN],
  ['1,500,000,000', 1_500_000_000],
  ['-1', -1],
  ['twelve', Number.NaN],
])('%j is read as %j', (typed, expected) => {
  expect(Number(plainNumber(typed))).toBe(expected);
});

test.each([
  ['60.000', true],
  ['1.000,50', true],
  ['4,5', true],
  ['26,000', false],
  ['1,500,000,000', false],
  ['twelve', false],
  ['-1', false],
  ['', false],
])('%j is called wrongly punctuated: %j', (typed, expected) => {
  expect(isMispunctuated(typed)).toBe(expected);
});
