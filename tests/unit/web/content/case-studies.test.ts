import { expect, it } from 'vitest';
import { sectors } from '../../../../web/content/case-studies/case-study.ts';
import { caseStudies } from '../../../../web/content/case-studies/index.ts';
import { page } from '../../../../web/content/case-studies/page.ts';
import { inWords } from '../../../../web/pages/stories/in-words.ts';

const MOST_STORIES_WITH_ONE_KEY = 3;

it('there are twenty stories, one a sector in the order of the specification', () => {
  expect(caseStudies.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  expect(caseStudies.map(({ sector }) => sector)).toEqual(sectors);
});

it('the sectors are those of the specification', () => {
  expect(sectors.join(', ')).toBe(
    'Banking & Finance, Healthcare, E-commerce, Education, Manufacturing, Startup Tech, Government, Media & Entertainment, Retail, Fintech, Telecom, Logistics, Agritech, Automotive, Banking, Oil & Gas, Pharmaceutical, Hospitality, Insurance, Cybersecurity',
  );
});

it('no two stories share a company or a title', () => {
  expect(new Set(caseStudies.map(({ company }) => company)).size).toBe(20);
  expect(new Set(caseStudies.map(({ title }) => title)).size).toBe(20);
});

it.each(caseStudies)('story $id has every field, and lengths that fit its card', (story) => {
  expect(story.title.length).toBeLessThanOrEqual(70);
  expect(story.challenge.length).toBeGreaterThanOrEqual(120);
  expect(story.challenge.length).toBeLessThanOrEqual(240);
  expect(story.realWorldImpact.length).toBeGreaterThanOrEqual(90);
  expect(story.realWorldImpact.length).toBeLessThanOrEqual(200);
  for (const part of Object.values(story.onegoSolution)) expect(part.trim()).not.toBe('');
  expect(story.onegoServices.length).toBeGreaterThanOrEqual(2);
  expect(story.onegoServices.length).toBeLessThanOrEqual(4);
});

it.each(caseStudies)(
  'story $id has three to five results with keys in camelCase',
  ({ results }) => {
    const keys = Object.keys(results);
    expect(keys.length).toBeGreaterThanOrEqual(3);
    expect(keys.length).toBeLessThanOrEqual(5);
    for (const key of keys) expect(key).toMatch(/^[a-z][A-Za-z0-9]*$/);
    for (const value of Object.values(results)) expect(value.trim()).not.toBe('');
  },
);

it('the keys of the results vary from story to story', () => {
  const uses = new Map<string, number>();
  for (const { results } of caseStudies) {
    for (const key of Object.keys(results)) uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  expect(Math.max(...uses.values())).toBeLessThanOrEqual(MOST_STORIES_WITH_ONE_KEY);
});

it('the page states the three figures and the four course highlights', () => {
  expect(page.stats.map(({ value }) => value)).toEqual(['1000+', '95%', '50+']);
  expect(page.closing.highlights.map(({ name }) => name)).toEqual([
    'DevOps Fundamentals',
    'Hands-on Projects',
    'Cloud Expertise',
    '24/7 Support',
  ]);
});

it('a key of a result reads as words in lower case', () => {
  expect(inWords('changeFailureRate')).toBe('change failure rate');
  expect(inWords('p99Latency')).toBe('p 99 latency');
  expect(inWords('uptime')).toBe('uptime');
});
