import { describe, expect, test } from 'vitest';
import {
  exampleFigures,
  fromSearch,
  readFigure,
  refusedFigures,
  toSearch,
} from '../../../../../web/features/release-cost/figures.ts';
import {
  listSensitivities,
  releaseCost,
} from '../../../../../web/features/release-cost/release-cost.ts';

const nothing = { ...exampleFigures, value: 0, batch: 0, failed: 0, people: 0 };

describe('the cost of a year', () => {
  test('of the worked example can be followed by hand', () => {
    const { parts, total, saving, paybackMonths } = releaseCost(exampleFigures);
    expect(parts).toEqual({ waiting: 60_000, batch: 36_000, failure: 16_500, evening: 43_200 });
    expect(total).toBe(155_700);
    expect(saving).toBe(77_850);
    expect(paybackMonths).toBeCloseTo(9.25, 2);
  });

  test.each([
    ['waiting', { ...nothing, changes: 1, value: 52_000, wait: 6 }, 6000],
    ['evening', { ...nothing, people: 12, hours: 6, releases: 12, rate: 50 }, 43_200],
    ['failure', { ...nothing, failed: 25, releases: 12, repair: 30, rate: 1, lost: 0 }, 90],
    ['batch', { ...nothing, releases: 4, batch: 10, rate: 2 }, 80],
  ] as const)('has a part for %s', (part, figures, expected) => {
    expect(releaseCost(figures)).toMatchObject({ parts: { [part]: expected }, total: expected });
  });

  test('that saves nothing is never paid back', () => {
    expect(releaseCost({ ...exampleFigures, saved: 0 }).paybackMonths).toBeUndefined();
    expect(releaseCost(nothing).paybackMonths).toBeUndefined();
  });
});

describe('the inputs to measure again', () => {
  test('are those that move the total by more than a fifth, strongest first', () => {
    const names = listSensitivities(exampleFigures).map(({ name }) => name);
    expect(names).toEqual([
      'releases',
      'rate',
      'changes',
      'value',
      'wait',
      'people',
      'hours',
      'batch',
    ]);
  });

  test('have the totals at half and at twice', () => {
    const [first] = listSensitivities({ ...nothing, people: 10, hours: 1, releases: 1, rate: 1 });
    expect(first).toMatchObject({ low: 5, high: 20 });
  });

  test('never count with more than the field takes', () => {
    const failures = { ...nothing, releases: 1, repair: 0, lost: 100 };
    const failedOf = (failed: number) =>
      listSensitivities({ ...failures, failed }).find(({ name }) => name === 'failed');
    expect(failedOf(40)).toMatchObject({ low: 20, high: 80 });
    expect(failedOf(60)).toMatchObject({ low: 30, high: 100 });
    expect(failedOf(100)).toMatchObject({ low: 50, high: 100 });
    const most = listSensitivities({ ...failures, failed: 10, lost: 1_000_000_000 });
    expect(most.find(({ name }) => name === 'lost')).toMatchObject({ low: 5e7, high: 1e8 });
  });

  test('are none without a cost', () => {
    expect(listSensitivities(nothing)).toEqual([]);
  });
});

describe('a figure', () => {
  test.each([
    ['12', 12],
    ['0.5', 0.5],
    [7, 7],
    ['', undefined],
    [' ', undefined],
    ['-1', undefined],
    ['1e99', undefined],
    ['twelve', undefined],
    [undefined, undefined],
    [['1'], undefined],
    [Number.NaN, undefined],
  ])('%j is read as %j', (value, expected) => {
    expect(readFigure('changes', value)).toBe(expected);
  });

  test('in per cent ends at 100', () => {
    expect(readFigure('failed', '100')).toBe(100);
    expect(readFigure('failed', '101')).toBeUndefined();
  });
});

describe('the address', () => {
  test('has only what differs from the example', () => {
    expect(toSearch(exampleFigures)).toEqual({});
    expect(toSearch({ ...exampleFigures, rate: 80 })).toEqual({ rate: 80 });
  });

  test('gives back the figures it was made of, and the example for what is wrong', () => {
    const figures = { ...exampleFigures, rate: 80, wait: 0 };
    expect(fromSearch(toSearch(figures))).toEqual(figures);
    const edited = { rate: 'x', failed: 300, other: 1 };
    expect(fromSearch(edited)).toEqual(exampleFigures);
    expect(refusedFigures(edited)).toEqual(['failed', 'rate']);
    expect(refusedFigures(toSearch(figures))).toEqual([]);
  });
});
