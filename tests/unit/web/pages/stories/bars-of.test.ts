import { expect, test } from 'vitest';
import { caseStudies } from '../../../../../web/content/case-studies/index.ts';
import { barsOf } from '../../../../../web/pages/stories/bars-of.ts';

test.each([
  ['47 min → 4 min', [100, 9]],
  ['3 h 20 min → 0', [100, 0]],
  ['31 h, estimated → 2 h 40 min', [100, 9]],
  ['5 weeks → 1 day', [100, 3]],
  ['0.3 → 6', [5, 100]],
  ['2 → 52 of 63', [3, 83]],
  ['0 → 1,871 of 1,934', [0, 97]],
  ['0% → 100%', [0, 100]],
  ['38%', [100, 38]],
  ['−41%', [100, 59]],
])('%s is drawn as %j', (result, bars) => {
  expect(barsOf(result)).toEqual(bars);
});

test('the first result of each story has two bars, of which one is longer', () => {
  for (const { results } of caseStudies) {
    const [before, after] = barsOf(Object.values(results)[0] ?? '');
    expect(Math.max(before, after)).toBeGreaterThan(Math.min(before, after));
    expect(Math.max(before, after)).toBeLessThanOrEqual(100);
  }
});
