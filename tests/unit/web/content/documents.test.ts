import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { archives, latest } from 'virtual:documents/blog';
import articleTexts from 'virtual:documents/blog/texts';
import chapters from 'virtual:documents/documentation';
import chapterTexts from 'virtual:documents/documentation/texts';
import webinars from 'virtual:documents/webinars';
import webinarTexts from 'virtual:documents/webinars/texts';
import whitepapers from 'virtual:documents/whitepapers';
import whitepaperTexts from 'virtual:documents/whitepapers/texts';
import { describe, expect, test } from 'vitest';
import { productIds } from '../../../../web/content/products/ids.ts';
import { openPageModule } from '../../../../web/lib/open-document.ts';

/** Day of the first commit. */
const PROJECT_BEGAN = '2026-11-21';

test('articles come newest first', () => {
  const dates = latest.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('a whitepaper begins with an abstract, and its text follows', async () => {
  for (const { slug } of whitepapers) {
    const { headings } = (await openPageModule(whitepaperTexts, slug)).default;
    expect(headings[0]?.text, slug).toBe('Abstract');
    expect(headings.length, slug).toBeGreaterThan(1);
  }
});

test.each(productIds)('documentation/%s.md leads to its product', async (id) => {
  expect((await chapterTexts[id]?.())?.default.meta.product).toBe(id);
});

test('nothing is dated before the project began', async () => {
  const early: string[] = [];
  for await (const file of glob(
    'web/content/{blog,whitepapers,news,webinars,documentation}/*.md',
  )) {
    const [head = ''] = readFileSync(file, 'utf8').split(/\n---/);
    const days = [...head.matchAll(/(?:date|updated): (\S+)/g)].map(([, day = '']) => day);
    if (days.length === 0 || days.some((day) => day < PROJECT_BEGAN)) early.push(file);
  }
  expect(early).toEqual([]);
});

const archived = await Promise.all(Object.values(archives).map((load) => load()));

describe.each([
  { folder: 'blog', texts: articleTexts, documents: [...latest, ...archived.flatMap(listOf)] },
  { folder: 'whitepapers', texts: whitepaperTexts, documents: whitepapers },
  { folder: 'webinars', texts: webinarTexts, documents: webinars },
  { folder: 'documentation', texts: chapterTexts, documents: chapters },
])('$folder', ({ texts, documents }) => {
  test('lists the same documents as addresses and as summaries', () => {
    const listed = new Set(documents.map(({ slug }) => slug));
    expect(Object.keys(texts).sort()).toEqual([...listed].sort());
  });

  test('has titles and descriptions that fit a result page', () => {
    for (const { slug, title, description } of documents) {
      expect(title.length, slug).toBeLessThanOrEqual(60);
      expect(description.length, slug).toBeGreaterThanOrEqual(50);
      expect(description.length, slug).toBeLessThanOrEqual(160);
    }
  });

  test('finds a document in any letter case, and none that does not exist', () => {
    const [first] = documents;
    expect(openPageModule<unknown>(texts, first?.slug.toUpperCase() ?? '')).toBeDefined();
    for (const name of ['no-such-document', 'constructor']) {
      expect(() => openPageModule<unknown>(texts, name)).toThrow(
        expect.objectContaining({ options: expect.objectContaining({ to: '/', replace: true }) }),
      );
    }
  });
});

function listOf<List>({ default: list }: { readonly default: List }): List {
  return list;
}
