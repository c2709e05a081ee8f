import { archives, latest } from 'virtual:documents/blog';
import articleTexts from 'virtual:documents/blog/texts';
import chapters from 'virtual:documents/documentation';
import chapterTexts from 'virtual:documents/documentation/texts';
import newsDocuments from 'virtual:documents/news';
import webinars from 'virtual:documents/webinars';
import webinarTexts from 'virtual:documents/webinars/texts';
import whitepapers from 'virtual:documents/whitepapers';
import whitepaperTexts from 'virtual:documents/whitepapers/texts';
import { describe, expect, it } from 'vitest';
import { productIds } from '../../../../web/content/products/ids.ts';
import { openPageContent } from '../../../../web/lib/open-page-content.ts';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

function wordsOf(html: string): number {
  const text = html.replaceAll(/<pre[\s\S]*?<\/pre>/g, ' ').replaceAll(/<[^>]+>/g, ' ');
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length;
}

it('there are at least six articles of 500 to 900 words, dated, each with code', async () => {
  const slugs = Object.keys(articleTexts);
  expect(slugs.length).toBeGreaterThanOrEqual(6);
  for (const slug of slugs) {
    const { meta, html } = await openPageContent(articleTexts, slug);
    expect(wordsOf(html), slug).toBeGreaterThanOrEqual(500);
    expect(wordsOf(html), slug).toBeLessThanOrEqual(900);
    expect(html, slug).toContain('<pre');
    expect(meta.date, slug).toMatch(ISO_DATE);
  }
});

it('articles come newest first', () => {
  const dates = latest.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

it('there are at least three whitepapers, each with an abstract and a table of contents', async () => {
  expect(whitepapers.length).toBeGreaterThanOrEqual(3);
  for (const { slug } of whitepapers) {
    const document = await openPageContent(whitepaperTexts, slug);
    expect(document.headings.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Abstract', 'Contents']),
    );
  }
});

it('a webinar has a date or says that it is held by appointment', () => {
  expect(webinars.length).toBeGreaterThanOrEqual(5);
  for (const { date, status } of webinars) {
    if (date) expect(date).toMatch(ISO_DATE);
    else expect(status).toBe('by appointment');
  }
});

it('the documentation starts with every offering and covers onboarding, account and questions', () => {
  const slugs = chapters.map(({ slug }) => slug);
  expect(slugs).toEqual(
    expect.arrayContaining(['getting-started', ...productIds, 'onboarding', 'account', 'faq']),
  );
  expect(new Set(chapters.map(({ order }) => order)).size).toBe(chapters.length);
});

it('news have a date and a text', () => {
  for (const { slug, date, html } of newsDocuments) {
    expect(date, slug).toMatch(ISO_DATE);
    expect(wordsOf(html), slug).toBeGreaterThan(30);
  }
});

const archived = await Promise.all(Object.values(archives).map((load) => load()));

describe.each([
  { folder: 'blog', texts: articleTexts, documents: [...latest, ...archived.flatMap(listOf)] },
  { folder: 'whitepapers', texts: whitepaperTexts, documents: whitepapers },
  { folder: 'webinars', texts: webinarTexts, documents: webinars },
  { folder: 'documentation', texts: chapterTexts, documents: chapters },
])('$folder', ({ texts, documents }) => {
  it('lists the same documents as addresses and as summaries', () => {
    const listed = new Set(documents.map(({ slug }) => slug));
    expect(Object.keys(texts).sort()).toEqual([...listed].sort());
  });

  it('has titles and descriptions that fit a result page', () => {
    for (const { slug, title, description } of documents) {
      expect(title.length, slug).toBeLessThanOrEqual(60);
      expect(description.length, slug).toBeGreaterThanOrEqual(50);
      expect(description.length, slug).toBeLessThanOrEqual(160);
    }
  });

  it('finds a document in any letter case, and none that does not exist', () => {
    const [first] = documents;
    expect(openPageContent<unknown>(texts, first?.slug.toUpperCase() ?? '')).toBeDefined();
    for (const name of ['no-such-document', 'constructor']) {
      expect(() => openPageContent<unknown>(texts, name)).toThrow(
        expect.objectContaining({ options: expect.objectContaining({ to: '/', replace: true }) }),
      );
    }
  });
});

function listOf<List>({ default: list }: { readonly default: List }): List {
  return list;
}
