/** Rules for all texts of the site, in typed content and in documents. */
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { settings } from '../../../../web/content/site.ts';

const TITLE_MAX_CHARS = 60;
const DESCRIPTION_MIN_CHARS = 120;
const DESCRIPTION_MAX_CHARS = 160;

const EXCLAIMED_BY_THE_SPECIFICATION = ['Form submitted successfully!', 'Form cleared!'];

/** Repeated on purpose: required by the specification, or shown at every form or generator. */
const REPEATED_ON_PURPOSE = [
  'This page is under construction',
  'Nothing you type leaves your browser.',
  'How far your setup is: 0.1 begun, 1.0 finished.',
  'Unpack the zip on a new branch, at the root of the repository, where it replaces files of the same name, and fill in the files under deploy.',
];

interface Text {
  /** Source of the text: file, export and property path. */
  readonly at: string;
  readonly text: string;
}

const folder = new URL('../../../../web/content/', import.meta.url);
const allFiles = (await readdir(folder, { recursive: true })).map((file) =>
  file.replaceAll('\\', '/'),
);
const files = allFiles.filter((file) => /\.tsx?$/.test(file));
const documentTexts = await Promise.all(
  allFiles
    .filter((file) => file.endsWith('.md'))
    .map(async (file) => proseOf(await readFile(new URL(file, folder), 'utf8'))),
);
const modules: { readonly file: string; readonly exports: unknown }[] = [];
// One after the other: vitest may run a module twice that two others import at the same moment.
for (const file of files) {
  modules.push({ file, exports: await import(fileURLToPath(new URL(file, folder))) });
}
const seen = new Set<unknown>([settings]);
const texts = modules.flatMap(({ file, exports }) => collectTexts(exports, file, seen));

const titles = texts.filter(({ at }) => /[mM]eta\.title$/.test(at));
const descriptions = texts.filter(({ at }) => /[mM]eta\.description$/.test(at));

describe('all content', () => {
  test('is found by these tests', () => {
    expect(files.length).toBeGreaterThan(40);
    expect(titles.length).toBeGreaterThan(40);
    expect(descriptions).toHaveLength(titles.length);
  });

  test('has no empty text, and no space around one', () => {
    // Lines of code are indented.
    const prose = texts.filter(({ at }) => !/^products\/fragments\/.*\.lines\.\d+$/.test(at));
    expect(prose.filter(({ text }) => text === '' || text !== text.trim())).toEqual([]);
  });

  test('has no filler, and no exclamation mark', () => {
    const own = texts.filter(({ text }) => !EXCLAIMED_BY_THE_SPECIFICATION.includes(text));
    expect(own.filter(({ text }) => /!|lorem|ipsum|\bTODO\b|\bTBD\b/i.test(text))).toEqual([]);
  });

  test('says no sentence twice, the documents included', () => {
    // Each rule of the check is read on its own, and its examples are code.
    const typed = texts
      .filter(({ at }) => !/[mM]eta\.|^check\/(?:rule|details|sources)/.test(at))
      .map(({ text }) => text);
    expect(documentTexts.length).toBeGreaterThan(20);
    expect(findRepeated([...typed, ...documentTexts].flatMap(sentencesOf))).toEqual([]);
    expect(findRepeated(descriptions.flatMap(({ text }) => sentencesOf(text)))).toEqual([]);
  });
});

describe('the head of every page', () => {
  test('has a title of its own that fits a search result', () => {
    expect(titles.filter(({ text }) => text.length > TITLE_MAX_CHARS)).toEqual([]);
    expect(findRepeated(titles.map(({ text }) => text))).toEqual([]);
  });

  test('has a description of its own that fits a search result', () => {
    const unfit = descriptions.filter(
      ({ text }) => text.length < DESCRIPTION_MIN_CHARS || text.length > DESCRIPTION_MAX_CHARS,
    );
    expect(unfit).toEqual([]);
    expect(findRepeated(descriptions.map(({ text }) => text))).toEqual([]);
  });
});

/** Collects all strings in a value, shared objects only once, without URLs and paths. */
function collectTexts(value: unknown, at: string, seen: Set<unknown>): Text[] {
  if (typeof value === 'string') return /^\/|^https?:/.test(value) ? [] : [{ at, text: value }];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([name, part]) => collectTexts(part, `${at}.${name}`, seen));
}

/** The prose of a Markdown file, one block per line, without code. */
function proseOf(markdown: string): string {
  return markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replaceAll(/```[\s\S]*?```/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^(?:[-*#>]+|\d+\.)\s+/gm, '\n')
    .replaceAll(/[*_`|]/g, '')
    .replaceAll(/([^\n])\n(?=[^\n])/g, '$1 ');
}

/** A sentence ends as one and has at least four words; a label may well appear twice. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!])\s+|\n+/)
    .filter((sentence) => /[.?!]$/.test(sentence) && sentence.split(/\s+/).length >= 4)
    .filter((sentence) => !REPEATED_ON_PURPOSE.includes(sentence));
}

function findRepeated(all: readonly string[]): string[] {
  return all.filter((text, index) => all.indexOf(text) !== index);
}
