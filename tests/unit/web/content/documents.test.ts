import { describe, expect, it } from 'vitest';
import { listDocumentPaths, openDocument } from '../../../../web/content/document-bodies.ts';
import {
  articles,
  chapters,
  type DocumentSummary,
  webinars,
  whitepapers,
} from '../../../../web/content/documents.ts';
import { newsDocuments } from '../../../../web/content/news.ts';
import { productIds } from '../../../../web/content/products/ids.ts';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

function wordsOf(html: string): number {
  const text = html.replaceAll(/<pre[\s\S]*?<\/pre>/g, ' ').replaceAll(/<[^>]+>/g, ' ');
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length;
}

it('there are at least six articles of 500 to 900 words, dated, each with code', async () => {
  expect(articles.length).toBeGreaterThanOrEqual(6);
  for (const { slug, meta } of articles) {
    const document = await openDocument('blog', slug);
    expect(wordsOf(document.html ?? ''), slug).toBeGreaterThanOrEqual(500);
    expect(wordsOf(document.html ?? ''), slug).toBeLessThanOrEqual(900);
    expect(document.html, slug).toContain('<pre');
    expect(meta.date, slug).toMatch(ISO_DATE);
  }
});

it('articles come newest first', () => {
  const dates = articles.map(({ meta }) => meta.date ?? '');
  expect(dates).toEqual(dates.toSorted().toReversed());
});

it('there are three whitepapers, each with an abstract and a table of contents', async () => {
  expect(whitepapers).toHaveLength(3);
  for (const { slug } of whitepapers) {
    const document = await openDocument('whitepapers', slug);
    expect(document.headings.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Abstract', 'Contents']),
    );
  }
});

it('a webinar has a date or says that it is held by appointment', () => {
  expect(webinars.length).toBeGreaterThanOrEqual(5);
  for (const { meta } of webinars) {
    if (meta.date) expect(meta.date).toMatch(ISO_DATE);
    else expect(meta.status).toBe('by appointment');
  }
});

it('the documentation starts with every offering and covers onboarding, account and questions', () => {
  const slugs = chapters.map(({ slug }) => slug);
  expect(slugs).toEqual(
    expect.arrayContaining(['getting-started', ...productIds, 'onboarding', 'account', 'faq']),
  );
  expect(new Set(chapters.map(({ meta }) => meta.order)).size).toBe(chapters.length);
});

it('news have a date and a text', () => {
  for (const { slug, date, html } of newsDocuments) {
    expect(date, slug).toMatch(ISO_DATE);
    expect(wordsOf(html), slug).toBeGreaterThan(30);
  }
});

describe.each([
  ['blog', articles],
  ['whitepapers', whitepapers],
  ['webinars', webinars],
  ['documentation', chapters],
] as const)('%s', (folder, documents: readonly DocumentSummary[]) => {
  it('lists the same documents as addresses and as summaries', () => {
    expect([...listDocumentPaths(folder)].sort()).toEqual(
      documents.map(({ slug }) => `/${folder}/${slug}`).sort(),
    );
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
    expect(openDocument(folder, first?.slug.toUpperCase() ?? '')).toBeDefined();
    expect(() => openDocument(folder, 'no-such-document')).toThrow(
      expect.objectContaining({ options: expect.objectContaining({ to: '/', replace: true }) }),
    );
  });
});
