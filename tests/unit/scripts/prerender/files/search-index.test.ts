import { expect, test } from 'vitest';
import { searchIndex } from '../../../../../scripts/prerender/files/search-index.ts';
import { caseStudies } from '../../../../../web/content/case-studies/index.ts';
import { checkRules } from '../../../../../web/content/check/rules.ts';
import { courses } from '../../../../../web/content/training/courses.ts';

const content = { products: ['/cloud-migrations'], caseStudies, checkRules, courses };

const FILLER = Array.from({ length: 20 }, (_, index) => pageOf(`/page-${index}`, '<p>Filler.</p>'));
const RULE = '/check/rules/unpinned-action';

const { entries: index, rests } = searchIndex(
  [
    pageOf('/cloud-migrations', '<h2>Rehearsed cutover</h2><h2>What it costs</h2>'),
    pageOf('/blog/locks', '<p>sharelock &amp; sharelock once</p><td>cell</td><td>cell</td>'),
    pageOf(RULE, '<h2>When to ignore it</h2><p>example example</p>'),
    pageOf('/training', '<h2>Every course</h2>'),
    ...FILLER.map((page) => ({
      ...page,
      html: page.html.replace('</main>', '<h2>What it costs</h2></main>'),
    })),
  ],
  content,
);

test('each page, story and course has an entry of its kind', () => {
  expect(entryOf('/cloud-migrations').kind).toBe('Product');
  expect(entryOf('/blog/locks').kind).toBe('Article');
  expect(entryOf('/page-1').kind).toBe('Page');
  expect(index.filter(({ kind }) => kind === 'Story')).toHaveLength(caseStudies.length);
  expect(index.filter(({ kind }) => kind === 'Course')).toHaveLength(Object.keys(courses).length);
  expect(new Set(index.map(({ path }) => path)).size).toBe(index.length);
});

test('an entry has the words of its text, then of its headings, that few others have', () => {
  expect(entryOf('/cloud-migrations').words).toBe('|rehearsed');
  expect(entryOf('/blog/locks').words).toBe('cell sharelock');
  expect(entryOf('/training').words).toBe('');
});

test('the other words of a page are in its rest, each once, with its headings', () => {
  expect(restOf('/cloud-migrations')).toBe('costs it what|Rehearsed cutover');
  expect(restOf('/blog/locks')).toBe('once');
  expect(restOf('/page-1')).toBe('costs filler it what');
  expect(rests).toHaveLength(index.length);
});

test('a story is found by its company and tools, and leads to itself', () => {
  const [story] = caseStudies;
  const entry = entryOf('/OneGoCaseStudies?story=1#story-1');
  expect(entry.title).toBe(story?.title);
  expect(entry.description).toMatch(/^Banking & Finance: .*\.$/);
  expect(entry.words).toContain('meridale');
  expect(entry.words).toContain('sonarqube');
});

function entryOf(path: string) {
  const entry = index.find((each) => each.path === path);
  if (!entry) throw new Error(`${path} has no entry`);
  return entry;
}

function restOf(path: string) {
  return rests[index.indexOf(entryOf(path))];
}

function pageOf(path: string, main: string) {
  const html = `<nav>menu menu</nav><main id="main">${main}</main>`;
  return { path, title: `Title of ${path}`, description: 'A page.', html };
}
