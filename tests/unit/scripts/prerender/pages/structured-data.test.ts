import { expect, test } from 'vitest';
import type { DescribedPage } from '../../../../../scripts/prerender/pages/described-page.ts';
import {
  type StructuredContent,
  structuredData,
} from '../../../../../scripts/prerender/pages/structured-data.ts';
import { readSettings } from '../../../../../scripts/settings.ts';
import { courses } from '../../../../../web/content/training/courses.ts';

const settings = readSettings({
  ONEGO_ORIGIN: 'https://acme.test',
  ONEGO_SOCIAL_URLS: 'https://x.com/acme',
});
const content: StructuredContent = {
  settings,
  products: ['/cloud-migrations'],
  courses,
  articles: new Map([
    [
      '/blog/canary',
      {
        title: 'Canary',
        description: 'What it says.',
        date: '2026-01-02',
        updated: '2026-11-22',
        authors: ['Kim Rao'],
        minutes: 5,
        topic: 'Delivery',
        sources: [],
        related: [],
      },
    ],
  ]),
  titles: new Map([
    ['/blog', 'Blog'],
    ['/blog/canary', 'Canary'],
    ['/cloud-migrations', 'Cloud migrations'],
  ]),
};

function pageOf(path: string, html = ''): DescribedPage {
  return { path, title: content.titles.get(path) ?? 'Title', description: 'What it says.', html };
}

test('the home page describes the organization and the site', () => {
  const [organization, site] = structuredData(pageOf('/'), content);
  expect(organization).toMatchObject({ '@type': 'Organization', url: 'https://acme.test/' });
  expect(JSON.stringify(organization)).not.toContain('linkedin');
  expect(site).toMatchObject({ '@type': 'WebSite', name: settings.brand });
});

test('an article has its dates, its authors and the way to it', () => {
  const [way, article] = structuredData(pageOf('/blog/canary'), content);
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Blog', item: 'https://acme.test/blog' },
      { position: 2, name: 'Canary', item: 'https://acme.test/blog/canary' },
    ],
  });
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'Canary',
    datePublished: '2026-01-02',
    dateModified: '2026-11-22',
    author: { '@type': 'Organization', name: settings.brand, url: 'https://acme.test/' },
  });
});

test('questions and answers are those of the page', () => {
  const html =
    '<h1>FAQ</h1><h3 id="a">Do we pay &amp; when? <a href="#a" aria-hidden="true">#</a></h3><p>Yes, <b>later</b>.</p><p>In parts.</p><h3 id="b">No question</h3><p>Text</p>';
  const described = structuredData(pageOf('/documentation/faq', html), content);
  expect(described.at(-1)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Do we pay & when?', acceptedAnswer: { text: 'Yes, later. In parts.' } }],
  });
});
