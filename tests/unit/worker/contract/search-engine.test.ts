import { expect, test } from 'vitest';
import {
  cleanQuery,
  describeResult,
  groupByPlace,
  isMention,
  listMentions,
  markTerms,
  QUERY_MAX_CHARS,
  type SearchEntry,
} from '../../../../worker/contract/search.ts';
import { createSearch } from '../../../../worker/contract/search-engine.ts';

const entries: readonly SearchEntry[] = [
  {
    path: '/kubernetes-as-a-service',
    kind: 'Product',
    title: 'Kubernetes as a service',
    description: 'Managed clusters, upgraded on a calendar.',
    words: 'autoscaling etcd',
  },
  {
    path: '/blog/canary-analysis',
    kind: 'Article',
    title: 'A canary analysis that means something',
    description: 'Judge the release by how fast it spends the error budget.',
    words: 'argo prometheus rollouts',
  },
  {
    path: '/check/rules/unpinned-action',
    kind: 'Rule',
    title: 'An action that can change',
    description: 'A tag can be moved to other code, and the calendar does not tell.',
    words: '',
  },
];
const search = createSearch(entries);

test.each([
  ['kubernetes', '/kubernetes-as-a-service'],
  ['kub', '/kubernetes-as-a-service'],
  ['kuberntes', '/kubernetes-as-a-service'],
  ['canry', '/blog/canary-analysis'],
  ['what is a canary', '/blog/canary-analysis'],
  ['article release', '/blog/canary-analysis'],
  ['unpinned-action', '/check/rules/unpinned-action'],
  ['k8s', '/kubernetes-as-a-service'],
  ['argorollouts', '/blog/canary-analysis'],
  ['errors', '/blog/canary-analysis'],
])('%s finds %s first', (query, path) => {
  expect(search(query)[0]?.entry.path).toBe(path);
});

test('a page with all of the words goes without those that have only some', () => {
  expect(pathsOf('calendar clusters')).toEqual(['/kubernetes-as-a-service']);
  expect(pathsOf('calendar')).toHaveLength(2);
});

test.each(['', ' ', 'the', '…', '<>', 'zeppelin', 'C#', 'c++', 'argoetcd', 'x'.repeat(5000)])(
  '"%.9s" finds nothing',
  (query) => {
    expect(search(query)).toEqual([]);
  },
);

/** Searches two entries with these words. @returns the words of what is found. */
function find(query: string, ...words: string[]): string[] {
  const page = { path: '/', kind: 'Page', title: 'A', description: 'B' };
  const found = createSearch(
    words.map((each, index) => ({ ...page, path: `/${index}`, words: each })),
  );
  return found(query).map(({ entry }) => entry.words);
}

test('a word that the site has in one piece is not split', () => {
  expect(find('gitops', 'gitops', 'git ops')).toEqual(['gitops']);
});

test('words that are a typo away are found only when nothing is found as typed', () => {
  expect(find('rollback', 'rollback', 'fallback')).toEqual(['rollback']);
  expect(find('rollback', 'fallback')).toEqual(['fallback']);
});

test('of a long query only the beginning counts', () => {
  expect(cleanQuery(`  canary \n rollout${' '.repeat(200)}x`)).toBe('canary rollout');
  expect(cleanQuery('x'.repeat(5000))).toHaveLength(QUERY_MAX_CHARS);
  expect(pathsOf('q1 q2 q3 q4 q5 q6 q7 q8 canary')).toEqual([]);
});

test('the words that were found are marked, however they were typed', () => {
  const terms = search('canry prom')[0]?.terms ?? new Set();
  expect(markTerms('A Canary asks Prometheus', terms)).toEqual([
    { text: 'A ', isMatch: false },
    { text: 'Canary', isMatch: true },
    { text: ' asks ', isMatch: false },
    { text: 'Prometheus', isMatch: true },
  ]);
  expect(markTerms('Canary, alone', terms)).toEqual([
    { text: 'Canary', isMatch: true },
    { text: ', alone', isMatch: false },
  ]);
  expect(markTerms('', terms)).toEqual([]);
});

test('results that only mention a word come last', () => {
  const passing: SearchEntry = {
    path: '/passing',
    kind: 'Page',
    title: 'Calls',
    description: 'By day.',
    words: 'calendar',
  };
  const find = createSearch([passing, ...entries]);
  expect(find('calendar').map(isMention)).toEqual([false, false, true]);
});

test('a mere mention is described in one sentence, and by its words if they are not those typed', () => {
  const page = { path: '/calls', kind: 'Page', title: 'Calls', words: 'rota' };
  const find = createSearch([{ ...page, description: 'By day. At night too.' }]);
  const show = (query: string) =>
    find(query).map((result) => [describeResult(result), ...listMentions(result)]);
  expect(show('rota')).toEqual([['By day.']]);
  expect(show('the rota')).toEqual([['By day.']]);
  expect(show('rot')).toEqual([['By day.', 'rota']]);
  expect(show('rota zeppelin')).toEqual([['By day.', 'rota']]);
  expect(show('night')).toEqual([['By day. At night too.']]);
});

test('results are grouped by where they have the word, and a heading that has it is shown', () => {
  const page = { kind: 'Page', title: 'Calls', description: 'By day.', words: '' };
  const find = createSearch([
    { ...page, path: '/text', words: 'rota' },
    { ...page, path: '/telling', words: 'pager|rota' },
    { ...page, path: '/rest', rest: 'pager|Who is awake\nA rota of four' },
    { ...page, path: '/title', title: 'The rota' },
  ]);
  const groups = groupByPlace(find('rota')).map(({ place, results }) => [
    place,
    ...results.map((result) => `${result.entry.path}: ${describeResult(result)}`).sort(),
  ]);
  expect(groups).toEqual([
    ['In the title or description', '/title: By day.'],
    ['In a heading', '/rest: A rota of four', '/telling: By day.'],
    ['Elsewhere on the page', '/text: By day.'],
  ]);
  expect(groupByPlace([])).toEqual([]);
});

function pathsOf(query: string): string[] {
  return search(query).map(({ entry }) => entry.path);
}

test.each(Object.getOwnPropertyNames(Object.prototype))('“%s” is a word like any other', (name) => {
  expect(() => search(name)).not.toThrow();
});
