import { expect, test } from 'vitest';
import { sectors } from '../../../../web/content/case-studies/case-study.ts';
import { caseStudies } from '../../../../web/content/case-studies/index.ts';
import { inWords } from '../../../../web/pages/stories/in-words.ts';

test('the stories are those of the sectors, in their order', () => {
  expect(caseStudies.map(({ sector }) => sector)).toEqual(sectors);
  expect(caseStudies.map(({ id }) => id)).toEqual(sectors.map((_, index) => index + 1));
});

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

test.each(caseStudies)('story $id has results with keys in camelCase', ({ results }) => {
  expect(results).not.toEqual({});
  for (const key of Object.keys(results)) expect(key).toMatch(/^[a-z][A-Za-z0-9]*$/);
});

test.each(caseStudies)('story $id has three to seven tools', ({ onegoSolution }) => {
  const tools = onegoSolution.tools.split(', ');
  expect(tools.length).toBeGreaterThanOrEqual(3);
  expect(tools.length).toBeLessThanOrEqual(7);
});

test('the stories are not all of one shape', () => {
  const shapes = (sizeOf: (story: (typeof caseStudies)[number]) => number) =>
    new Set(caseStudies.map(sizeOf)).size;
  expect(shapes(({ results }) => Object.keys(results).length)).toBeGreaterThanOrEqual(4);
  expect(shapes(({ onegoSolution }) => onegoSolution.tools.split(', ').length)).toBe(5);
  expect(caseStudies.filter(({ title }) => /\bstopped\b/.test(title))).toHaveLength(1);
});

test('a key of a result reads as words in lower case', () => {
  expect(inWords('changeFailureRate')).toBe('change failure rate');
  expect(inWords('p99Latency')).toBe('p 99 latency');
  expect(inWords('uptime')).toBe('uptime');
});
