import { expect, test } from 'vitest';
import {
  exampleFigures,
  fromSearch,
  isMispunctuated,
  plainNumber,
  readFigure,
  refusedFigures,
  toSearch,
} from '../../../../../web/features/release-cost/figures.ts';
import {
  listSensitivities,
  releaseCost,
} from '../../../../../web/features/release-cost/release-cost.ts';

const nothing = { ...exampleFigures, value: 0, batch: 0, failed: 0, people: 0 };

test('the cost of the worked example can be followed by hand', () => {
  const { parts, total, saving, paybackMonths } = releaseCost(exampleFigures);
  expect(parts).toEqual({ waiting: 60_000, batch: 36_000, failure: 16_500, evening: 43_200 });
  expect(total).toBe(155_700);
  expect(saving).toBe(77_850);
  expect(paybackMonths).toBeCloseTo(9.25, 2);
});

test.each([
  ['waiting', { changes: 1, value: 52_000, wait: 6 }, 6000],
  ['evening', { people: 12, hours: 6, releases: 12, rate: 50 }, 43_200],
  ['failure', { failed: 25, releases: 12, repair: 30, rate: 1, lost: 0 }, 90],
  ['batch', { releases: 4, batch: 10, rate: 2 }, 80],
] as const)('the cost has a part for %s', (part, figures, expected) => {
  const cost = releaseCost({ ...nothing, ...figures });
  expect(cost).toMatchObject({ parts: { [part]: expected }, total: expected });
});

test('what saves nothing is never paid back, and what costs nothing has nothing to measure', () => {
  expect(releaseCost({ ...exampleFigures, saved: 0 }).paybackMonths).toBeUndefined();
  expect(releaseCost(nothing).paybackMonths).toBeUndefined();
  expect(listSensitivities(nothing)).toEqual([]);
});

test('the inputs to measure again move the total by more than a fifth, the strongest first', () => {
  const names = listSensitivities(exampleFigures).map(({ name }) => name);
  expect(names.join(' ')).toBe('releases rate changes value wait people hours batch');
});

test('an input is halved and doubled, never beyond what its field takes', () => {
  const failures = { ...nothing, releases: 1, repair: 0, lost: 100 };
  for (const [failed, low, high] of [
    [40, 20, 80],
    [60, 30, 100],
    [100, 50, 100],
  ] as const) {
    const found = listSensitivities({ ...failures, failed });
    expect(found).toContainEqual(expect.objectContaining({ name: 'failed', low, high }));
  }
});

test.each([
  ['12', 12],
  [7, 7],
  ['', undefined],
  ['-1', undefined],
  ['1e99', undefined],
  [['1'], undefined],
  [Number.NaN, undefined],
])('the figure %j is read as %j', (value, expected) => {
  expect(readFigure('changes', value)).toBe(expected);
});

test.each([
  ['26,000', 26_000],
  ['40 000', 40_000],
  ['1\u202f000', 1000],
  ['60’000', 60_000],
  [' 1,234.5 ', 1234.5],
  ['0.125', 0.125],
  ['60.000', Number.NaN],
  ['1.000,50', Number.NaN],
  ['4,5', Number.NaN],
  ['1,000 000', Number.NaN],
  ['twelve', Number.NaN],
])('%j is typed for %j', (typed, expected) => {
  expect(Number(plainNumber(typed))).toBe(expected);
  expect(isMispunctuated(typed)).toBe(Number.isNaN(expected) && typed !== 'twelve');
});

test('the address has what differs from the example, and the example stands for what is wrong', () => {
  expect(toSearch(exampleFigures)).toEqual({});
  const figures = { ...exampleFigures, rate: 80, wait: 0 };
  expect(toSearch(figures)).toEqual({ rate: 80, wait: 0 });
  expect(fromSearch(toSearch(figures))).toEqual(figures);
  const edited = { rate: 'x', failed: 300, other: 1 };
  expect(fromSearch(edited)).toEqual(exampleFigures);
  expect(refusedFigures(edited)).toEqual(['failed', 'rate']);
});
