/** The index of the search: an entry for each page, success story and course. */

import type { CaseStudy } from '../../../web/content/case-studies/case-study.ts';
import type { CheckRule } from '../../../web/content/check/rule.ts';
import { documentPage } from '../../../web/content/resources/document-page.ts';
import type { Course } from '../../../web/content/training/course.ts';
import { firstSentence, listTerms, type SearchEntry } from '../../../worker/contract/search.ts';
import { type DescribedPage, kindOf, textOf } from '../pages/described-page.ts';

export interface SearchContent {
  /** Paths of the products. */
  readonly products: readonly string[];
  readonly caseStudies: readonly CaseStudy[];
  readonly courses: Readonly<Record<string, Course>>;
  readonly checkRules: Readonly<Record<string, CheckRule>>;
}

/** An entry with its text, of which the most telling words are found. */
interface FoundText extends Omit<SearchEntry, 'words'> {
  /** Headings and names, one a line. */
  readonly headings: string;
  readonly body: string;
}

const STORIES = '/OneGoCaseStudies';
/** A story's "headings" are names of tools and services: found as headings, shown as no lines. */
const STORY = 'Story';
const TRAINING = '/training';
const RULES = '/check/rules/';

/** Each further word makes the first search load more. */
const WORDS_PER_ENTRY = 6;
/** A word that occurs once in a text is none of its subjects, unless a heading has it. */
const WORD_MIN_COUNT = 2;
const HEADING_WEIGHT = 4;
const WORD_MIN_CHARS = 3;
/** Headings and words that so many entries share say nothing about any of them. */
const COMMON_HEADING_ENTRIES = 4;
const COMMON_WORD_SHARE = 0.06;

/**
 * The kind stands first in each entry, which compresses best.
 * @returns the entries, and for each of them the rest of its words.
 */
export function searchIndex(
  pages: readonly DescribedPage[],
  content: SearchContent,
): { readonly entries: readonly SearchEntry[]; readonly rests: readonly string[] } {
  const texts = [
    ...pages.map((page) => describePage(page, content)),
    ...content.caseStudies.map(describeStory),
    ...Object.entries(content.courses).map(([id, course]) => describeCourse(id, course)),
  ];
  const found = withoutCommonHeadings(texts);
  const entries = withWords(found);
  const rests = found.map((text, index) => restOf(text, entries[index]));
  return { entries, rests };
}

/** The words of a text that its entry lacks, each once, and after a "|" its headings, one a line. */
function restOf({ kind, headings, body }: FoundText, entry: SearchEntry | undefined): string {
  const shown = new Set(listTerms(Object.values(entry ?? {}).join(' ')));
  const lines = kind === STORY ? '' : headings;
  const known = new Set([...shown, ...listTerms(lines)]);
  const words = new Set(listTerms(body).filter((word) => word.length > 1 && !known.has(word)));
  const rest = [...words].sort().join(' ');
  return lines ? `${rest}|${lines}` : rest;
}

function describePage(
  { path, title, description, html }: DescribedPage,
  { products, checkRules }: SearchContent,
): FoundText {
  const kind = products.includes(path) ? documentPage.onward.product : (kindOf(path) ?? 'Page');
  const shown = { kind, path, title, description, headings: '', body: '' };
  // The stories and courses have entries of their own.
  if (path === STORIES || path === TRAINING) return shown;
  // The descriptions of the rules differ only in the title, and their texts in the examples.
  const rule = path.startsWith(RULES) ? checkRules[path.slice(RULES.length)] : undefined;
  if (rule) return { ...shown, description: firstSentence(rule.why) };
  const [, main = ''] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const headings = [...main.matchAll(/<h[23]\b[^>]*>(.*?)<\/h[23]>/gs)].map(([, heading = '']) =>
    textOf(heading),
  );
  return {
    ...shown,
    headings: headings.join('\n'),
    // A space at each tag, or the last word of a cell would run into the first one of the next.
    body: textOf(main.replaceAll('<', ' <')),
  };
}

function describeStory(story: CaseStudy): FoundText {
  const { id, sector, title, company, challenge, realWorldImpact, onegoSolution } = story;
  const { training, implementation, tools } = onegoSolution;
  return {
    kind: STORY,
    path: `${STORIES}?story=${id}#story-${id}`,
    title,
    description: `${sector}: ${firstSentence(challenge)}`,
    headings: [company, tools, ...story.onegoServices].join('\n'),
    body: [challenge, realWorldImpact, training, implementation].join(' '),
  };
}

function describeCourse(id: string, { title, lead, audience, outcomes, days }: Course): FoundText {
  return {
    kind: 'Course',
    path: `${TRAINING}#${id}`,
    title,
    description: lead,
    headings: days.map((day) => day.title).join('\n'),
    body: [audience, ...outcomes, ...days.map(({ work }) => work)].join(' '),
  };
}

/** Headings such as "When to ignore it" stand on every page of their kind. */
function withoutCommonHeadings(texts: readonly FoundText[]): FoundText[] {
  const counts = countEntries(texts.map(({ headings }) => headings.split('\n')));
  return texts.map((text) => ({
    ...text,
    headings: text.headings
      .split('\n')
      .filter((heading) => (counts.get(heading) ?? 0) < COMMON_HEADING_ENTRIES)
      .join('\n'),
  }));
}

/** Adds the most telling words of each text (tf-idf), apart from those that its result shows. */
function withWords(texts: readonly FoundText[]): SearchEntry[] {
  const entryCounts = countEntries(
    texts.map(({ headings, body }) => listTerms(`${headings} ${body}`)),
  );
  const rarityOf = (word: string) => Math.log(texts.length / (entryCounts.get(word) ?? 1));
  const isTelling = (word: string) =>
    word.length >= WORD_MIN_CHARS &&
    !/^\d+$/.test(word) &&
    (entryCounts.get(word) ?? 0) <= texts.length * COMMON_WORD_SHARE;

  return texts.map(({ headings, body, ...shown }) => {
    const counts = new Map<string, number>();
    const count = (text: string, weight: number) => {
      for (const word of listTerms(text)) counts.set(word, (counts.get(word) ?? 0) + weight);
    };
    count(headings, HEADING_WEIGHT);
    count(body, 1);
    for (const word of listTerms(`${shown.path} ${shown.title} ${shown.description}`)) {
      counts.delete(word);
    }
    const words = [...counts]
      .filter(([word, occurrences]) => occurrences >= WORD_MIN_COUNT && isTelling(word))
      .map(([word, occurrences]) => ({ word, weight: occurrences * rarityOf(word) }))
      .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
      .slice(0, WORDS_PER_ENTRY)
      .map(({ word }) => word)
      .sort();
    const inHeadings = new Set(shown.kind === STORY ? [] : listTerms(headings));
    const [rest, ofHeadings] = [false, true].map((isOfHeadings) =>
      words.filter((word) => inHeadings.has(word) === isOfHeadings).join(' '),
    );
    return { ...shown, words: ofHeadings ? `${rest}|${ofHeadings}` : `${rest}` };
  });
}

/** How many of the lists have each of their elements. */
function countEntries(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const element of lists.flatMap((list) => [...new Set(list)])) {
    counts.set(element, (counts.get(element) ?? 0) + 1);
  }
  return counts;
}
