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
  ['47 min → 4 min', { amounts: [47, 4], whole: 47 }],
  ['31 h, estimated → 2 h 40 min', { amounts: [1860, 160], whole: 1860 }],
  ['5 weeks → 1 day', { amounts: [50_400, 1440], whole: 50_400 }],
  ['0.3 → 6', { amounts: [0.3, 6], whole: 6 }],
  ['0 → 1,871 of 1,934', { amounts: [0, 1871], whole: 1934 }],
  ['0% → 97%', { amounts: [0, 97], whole: 100 }],
  ['38%', { amounts: [38], whole: 100 }],
  ['−41%', { amounts: [100, 59], whole: 100 }],
])('the result %s is the change %j', (result, change) => {
  expect(changeIn(result)).toEqual(change);
});
