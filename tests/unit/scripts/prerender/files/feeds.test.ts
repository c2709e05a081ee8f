import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { atomFeed, type FeedArticle } from '../../../../../scripts/prerender/files/feeds.ts';

const settings = { origin: 'https://acme.test', brand: 'Acme & Co' };

const HTML = `<header><h2 id="one">One <a href="#one" aria-hidden="true" tabindex="-1">#</a></h2><button type="button">Copy section</button></header>
<p>See <a href="/pricing">prices</a>, <a href="#two">below</a> &amp; <a href="https://other.test/">there</a>.</p>
<figure><figcaption><span>a.sh</span><button type="button">Copy</button></figcaption><pre tabindex="0"><code><span data-kind="keyword">if</span> a &lt; b &lt;a href="/c"></code></pre></figure>
<img src="/assets/a.png" alt="" width="1" height="1" loading="lazy" decoding="async">
<svg><rect data-part="0" width="1"/><rect data-part="failed"/><polyline data-part="1" stroke="currentColor"/></svg>`;

const TEXT = `<h2 id="one">One</h2>
<p>See <a href="https://acme.test/pricing">prices</a>, <a href="https://acme.test/blog/new#two">below</a> &amp; <a href="https://other.test/">there</a>.</p>
<figure><figcaption><span>a.sh</span></figcaption><pre><code>if a &lt; b &lt;a href="/c"></code></pre></figure>
<img src="https://acme.test/assets/a.png" alt="" width="1" height="1">
<svg fill="currentColor"><rect stroke-width="2" vector-effect="non-scaling-stroke" width="1"/><rect fill="#c4281c" stroke-width="2" vector-effect="non-scaling-stroke"/><polyline stroke-dasharray="7 4" stroke-width="2" vector-effect="non-scaling-stroke" stroke="currentColor"/></svg>`;

const article = { description: 'About <it>.', minutes: 4, topic: 'Pipelines', html: HTML };
const articles: readonly FeedArticle[] = [
  { ...article, slug: 'new', title: 'New', date: '2025-06-01', authors: ['A & B'] },
  {
    ...article,
    slug: 'old',
    title: '"Old"',
    date: '2024-01-31',
    updated: '2025-07-02',
    authors: ['One', 'Two'],
  },
];

function readAtom() {
  const xml = atomFeed(articles, settings);
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    ignoreDeclaration: true,
    isArray: (name) => ['entry', 'author', 'link'].includes(name),
  });
  return parser.parse(xml).feed;
}

test('the feed has the days, authors and topic of each article, and its own last change', () => {
  const { title, updated, entry, link } = readAtom();
  expect(title).toBe('Acme & Co: blog');
  expect(updated).toBe('2025-07-02T00:00:00Z');
  const self = { '@rel': 'self', '@href': 'https://acme.test/blog/feed.xml' };
  expect(link).toContainEqual(self);
  expect(entry).toMatchObject([
    {
      id: 'https://acme.test/blog/new',
      published: '2025-06-01T00:00:00Z',
      updated: '2025-06-01T00:00:00Z',
      author: [{ name: 'A & B' }],
      category: { '@term': 'Pipelines' },
      summary: 'About <it>.',
    },
    {
      title: '"Old"',
      published: '2024-01-31T00:00:00Z',
      updated: '2025-07-02T00:00:00Z',
      author: [{ name: 'One' }, { name: 'Two' }],
    },
  ]);
});

test('the feed has the whole text, with addresses that work anywhere', () => {
  expect(readAtom().entry[0]?.content['#text']).toBe(TEXT);
});
