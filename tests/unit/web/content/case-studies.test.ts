import { expect, test } from 'vitest';
import { caseStudies } from '../../../../web/content/case-studies/index.ts';
import { changeIn } from '../../../../web/pages/stories/change-in.ts';
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
  ['47 min → 4 min', { before: 47, after: 4, whole: 47 }],
  ['31 h, estimated → 2 h 40 min', { before: 1860, after: 160, whole: 1860 }],
  ['5 weeks → 1 day', { before: 50_400, after: 1440, whole: 50_400 }],
  ['0.3 → 6', { before: 0.3, after: 6, whole: 6 }],
  ['0 → 1,871 of 1,934', { before: 0, after: 1871, whole: 1934 }],
  ['38%', undefined],
  ['−41%', undefined],
])('the result %s is the change %j', (result, change) => {
  expect(changeIn(result)).toEqual(change);
});
