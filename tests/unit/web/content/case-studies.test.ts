import { expect, test } from 'vitest';
import { caseStudies } from '../../../../web/content/case-studies/index.ts';
import { inWords } from '../../../../web/pages/stories/in-words.ts';

test('no two stories share a company or a title', () => {
  expect(new Set(caseStudies.map(({ company }) => company)).size).toBe(caseStudies.length);
  expect(new Set(caseStudies.map(({ title }) => title)).size).toBe(caseStudies.length);
});

test.each(caseStudies)('story $id has every field, and texts that fit its card', (story) => {
  expect(story.title.length).toBeLessThanOrEqual(70);
  // A closed card shows their first sentences.
  for (const text of [story.challenge, story.realWorldImpact]) {
    expect(text.split('. ', 1)[0]?.length).toBeLessThanOrEqual(92);
    expect(text.length).toBeLessThanOrEqual(240);
  }
  const texts = [
    story.challenge,
    story.realWorldImpact,
    ...Object.values(story.onegoSolution),
    ...Object.values(story.results),
  ];
  for (const text of texts) expect(text.trim()).not.toBe('');
  expect(story.onegoServices).not.toEqual([]);
});

test('a key of a result reads as words in lower case', () => {
  expect(inWords('changeFailureRate')).toBe('change failure rate');
  expect(inWords('p99Latency')).toBe('p 99 latency');
  expect(inWords('uptime')).toBe('uptime');
});
