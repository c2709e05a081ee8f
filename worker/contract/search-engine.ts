import MiniSearch, {
  type SearchResult as FoundEntry,
  type Query,
  type SearchOptions,
} from 'minisearch';
import {
  cleanQuery,
  groupByPlace,
  listTerms,
  type SearchEntry,
  type SearchResult,
} from './search.ts';

/** Bounds the time that a query takes. */
const TERMS_MAX_COUNT = 8;
const RESULTS_MAX_COUNT = 40;

/** Shorter words have too many neighbours. */
const TYPO_MIN_CHARS = 4;
const TWO_TYPOS_MIN_CHARS = 8;

/** Words that say nothing about a page. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from how i in is it its much of on or s that the this to what when where which who why will with you your'.split(
    ' ',
  ),
);

/** What the site says for a word of the trade. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['2fa', 'authenticator'],
  ['iac', 'infrastructure code'],
  ['k8s', 'kubernetes'],
  ['mfa', 'authenticator'],
  ['price', 'pricing'],
]);

const PLURAL = /(?<=\p{L}{4})(?<![isu])s$/u;

/** The many rules would stand before what the site offers. */
const KIND_BOOSTS: Readonly<Record<string, number>> = { Product: 1.5, Rule: 0.75 };

export type Search = (query: string) => readonly SearchResult[];

/** From the strictest: who types no typo is not shown what one could have meant. */
const ATTEMPTS: readonly SearchOptions[] = [
  { combineWith: 'AND', fuzzy: false },
  { combineWith: 'AND' },
  { combineWith: 'OR' },
];

/**
 * Indexes the entries. Words may be the start of a word, another name, a plural or two words in one,
 * and have a typo if nothing is found without. Those that show what was found are first, then those
 * whose headings have it.
 */
export function createSearch(entries: readonly SearchEntry[]): Search {
  const words = entries.flatMap((entry) => listTerms(Object.values(entry).join(' ')));
  const vocabulary = new Set(words.filter((word) => !STOP_WORDS.has(word)));
  const entryByPath = new Map(entries.map((entry) => [entry.path, entry]));
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['title', 'kind', 'path', 'description', 'words', 'rest'],
    tokenize: listTerms,
    processTerm: (term) => !STOP_WORDS.has(term) && term,
    searchOptions: {
      boost: { title: 5, path: 3, description: 2, rest: 0.25 },
      boostDocument: (path) => KIND_BOOSTS[entryByPath.get(path)?.kind ?? ''] ?? 1,
      prefix: true,
      fuzzy: (term) => {
        if (term.length < TYPO_MIN_CHARS) return false;
        return term.length < TWO_TYPOS_MIN_CHARS ? 1 : 2;
      },
    },
  });
  index.addAll(entries);

  return function search(query) {
    const typed = listTerms(cleanQuery(query))
      .slice(0, TERMS_MAX_COUNT)
      .filter((word) => !STOP_WORDS.has(word));
    let found: FoundEntry[] = [];
    for (const options of ATTEMPTS) {
      if (found.length === 0) found = index.search(queryFor(typed, vocabulary), options);
    }
    const results = found.slice(0, RESULTS_MAX_COUNT).flatMap(({ id, terms: matched }) => {
      const entry = entryByPath.get(String(id));
      const terms = new Set(matched);
      const isAsTyped = typed.every((word) => terms.has(word));
      return entry ? [{ entry, terms, isAsTyped }] : [];
    });
    return groupByPlace(results).flatMap((group) => group.results);
  };
}

/** Any of the names of each word; the options of the search say how the words are combined. */
function queryFor(words: readonly string[], vocabulary: ReadonlySet<string>): Query {
  return {
    queries: words.map((word) => {
      const singular = word.replace(PLURAL, '');
      const names = new Set([
        word,
        singular,
        OTHER_NAMES.get(word) ?? word,
        split(word, vocabulary),
      ]);
      const queries = [...names].map(
        (name): Query => ({ combineWith: 'AND', queries: name.split(' ') }),
      );
      return { combineWith: 'OR', queries };
    }),
  };
}

/** `argocd` becomes `argo cd`, unless the site has it in one word. */
function split(word: string, vocabulary: ReadonlySet<string>): string {
  if (vocabulary.has(word)) return word;
  for (let end = 2; end <= word.length - 2; end++) {
    const parts = [word.slice(0, end), word.slice(end)];
    if (parts.every((part) => vocabulary.has(part))) return parts.join(' ');
  }
  return word;
}
