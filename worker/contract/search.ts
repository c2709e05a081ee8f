/**
 * The search of the site: what its index file holds, and how found words are marked. The browser
 * and the Worker search in the same file; `search-engine.ts` finds the pages.
 */

/** URL path of the index; `scripts/prerender/files/search-index.ts` makes it. */
export const SEARCH_INDEX_PATH = '/search-index.json';

/**
 * URL path of the rest of the words: a list with the further words of each entry, in the order of
 * the index. It is twice as long as the index, so it is read only if that finds few results.
 */
export const SEARCH_WORDS_PATH = '/search-words.json';

/** `id` of the element for the results, which the Worker fills for browsers without scripts. */
export const SEARCH_OUTCOME_ID = 'search-outcome';

export const QUERY_MAX_CHARS = 100;

/** With fewer results, the rest of the words is searched too. */
export const FEW_RESULTS = 5;

/** Of a page or of a part of one. */
export interface SearchEntry {
  /** With a hash for a part of a page. */
  readonly path: string;
  /** Such as "Article". */
  readonly kind: string;
  readonly title: string;
  readonly description: string;
  /**
   * The most telling further words of the page, in lower case and separated by spaces, and after a
   * "|" those among them that its headings have.
   */
  readonly words: string;
  /** The rest of its words, where they have been read, and after a "|" its headings, one a line. */
  readonly rest?: string;
}

export interface SearchResult {
  readonly entry: SearchEntry;
  /** The words of the entry that the query has found. */
  readonly terms: ReadonlySet<string>;
  /** Whether it has all words as they were typed. */
  readonly isAsTyped: boolean;
}

interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** C++ and C# are words, and not the letter. */
const WORD = /\bc(?:\+\+|#)|[\p{L}\p{N}]+/giu;
const MENTIONS_MAX_COUNT = 3;

/** Adds the rest of the words, read from `SEARCH_WORDS_PATH`. */
export function withRest(
  entries: readonly SearchEntry[],
  rests: readonly string[],
): readonly SearchEntry[] {
  return entries.map((entry, index) => ({ ...entry, rest: rests[index] ?? '' }));
}

/** The words of a text, in lower case. */
export function listTerms(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** What to search for, from a form or an address. */
export function cleanQuery(typed: string): string {
  return typed.slice(0, QUERY_MAX_CHARS).replaceAll(/\s+/g, ' ').trim();
}

/** Splits a text into the words that were found and what stands between them. */
export function markTerms(text: string, terms: SearchResult['terms']): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!terms.has(word.toLowerCase())) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false });
    parts.push({ text: word, isMatch: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** Found words that a result does not show. A mere mention tells them only if they are not those typed. */
export function listMentions(result: SearchResult): string[] {
  if (result.isAsTyped && isMention(result)) return [];
  const shown = new Set(listTerms(describeResult(result)));
  return listUnseen(result)
    .filter((word) => !shown.has(word))
    .slice(0, MENTIONS_MAX_COUNT);
}

/** Found words that neither the title nor the description of the entry has. */
function listUnseen({ entry, terms }: SearchResult): string[] {
  const { title, description, words, rest = '' } = entry;
  const shown = new Set(listTerms(`${title} ${description}`));
  const further = new Set(listTerms(`${words} ${rest}`));
  return [...further].filter((word) => terms.has(word) && !shown.has(word));
}

/**
 * What a result says about its page: of one that is merely a mention, the heading that has what was
 * found, or the first sentence.
 */
export function describeResult(result: SearchResult): string {
  const { description } = result.entry;
  if (!isMention(result)) return description;
  return listHeadings(result)[0] ?? firstSentence(description);
}

/** The headings that have a found word, where they have been read. */
function listHeadings({ entry, terms }: SearchResult): string[] {
  const headings = entry.rest?.split('|')[1]?.split('\n') ?? [];
  return headings.filter((heading) => listTerms(heading).some((word) => terms.has(word)));
}

export function firstSentence(text: string): string {
  return text.replace(/([.!?])\s.*/, '$1');
}

/** Before found words that neither the title nor the description of a result has. */
export const MENTIONS = 'Mentions';

/** Whether neither the title nor the description of the result has any of the found words. */
export function isMention(result: SearchResult): boolean {
  const { title, description } = result.entry;
  const shown = markTerms(`${title} ${description}`, result.terms);
  return !shown.some(({ isMatch }) => isMatch) && listUnseen(result).length > 0;
}

/** Where a result has what was found, from the best place. */
const PLACES = ['In the title or description', 'In a heading', 'Elsewhere on the page'] as const;

type Place = (typeof PLACES)[number];

export function placeOf(result: SearchResult): Place {
  if (!isMention(result)) return PLACES[0];
  const [, words = ''] = result.entry.words.split('|');
  const isInHeading =
    listHeadings(result).length > 0 || listTerms(words).some((word) => result.terms.has(word));
  return PLACES[isInHeading ? 1 : 2];
}

/** The results of each place that has any, in their order. */
export function groupByPlace(
  results: readonly SearchResult[],
): readonly { readonly place: Place; readonly results: readonly SearchResult[] }[] {
  return PLACES.map((place) => ({
    place,
    results: results.filter((result) => placeOf(result) === place),
  })).filter(({ results: found }) => found.length > 0);
}

export function describeCount(count: number, query: string): string {
  if (count === 0) return `Nothing found for “${query}”. Check the spelling, or try fewer words.`;
  return `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`;
}
