import { expect, test } from 'vitest';
import { caseStudies } from '../../../../web/content/case-studies/index.ts';
import { barsOf } from '../../../../web/pages/stories/bars-of.ts';
import { inWords } from '../../../../web/pages/stories/in-words.ts';

test('no two stories share a company or a title', () => {
  expect(new Set(caseStudies.map(({ company }) => company)).size).toBe(caseStudies.length);
  expect(new Set(caseStudies.map(({ title }) => title)).size).toBe(caseStudies.length);
});

test.each(caseStudies)('story $id names its services, and has texts that fit its card', (story) => {
  expect(story.title.length).toBeLessThanOrEqual(70);
  // A closed card shows their first sentences.
  for (const text of [story.challenge, story.realWorldImpact]) {
    expect(text.split('. ', 1)[0]?.length).toBeLessThanOrEqual(92);
    expect(text.length).toBeLessThanOrEqual(240);
  }
  expect(story.onegoServices).not.toEqual([]);
});

test('a key of a result reads as words in lower case', () => {
  expect(inWords('changeFailureRate')).toBe('change failure rate');
  expect(inWords('p99Latency')).toBe('p 99 latency');
  expect(inWords('uptime')).toBe('uptime');
});

test.each([
  ['47 min → 4 min', [100, 9]],
  ['31 h, estimated → 2 h 40 min', [100, 9]],
  ['5 weeks → 1 day', [100, 3]],
  ['0.3 → 6', [5, 100]],
  ['0 → 1,871 of 1,934', [0, 97]],
  ['38%', [100, 38]],
  ['−41%', [100, 59]],
])('the result %s is drawn as %j', (result, bars) => {
  expect(barsOf(result)).toEqual(bars);
});

test('the first result of each story has two bars, of which one is longer', () => {
  for (const { results } of caseStudies) {
    const [before, after] = barsOf(Object.values(results)[0] ?? '').toSorted((a, b) => a - b);
    expect(before).toBeLessThan(after ?? 0);
    expect(after).toBeLessThanOrEqual(100);
  }
});
