import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  DocumentHead,
  type DocumentHeadData,
} from '../../../../web/components/head/DocumentHead.tsx';

const HEAD: DocumentHeadData = {
  page: { title: 'Rates & <rules>', description: 'All', url: 'https://a.test/b', isIndexed: true },
  starter: { code: 'start()', app: '/app.js', scripts: ['/one.js', '/two.js'] },
  built: {
    font: '/f.woff2',
    style: 'p>b{top:0}',
    stylesheet: '/s.css',
    image: { url: 'https://a.test/i.png', width: 1200, height: 630 },
    alternates: [{ type: 'text/markdown', href: '/b.md' }],
    things: [{ name: '</script><script>alert(1)</script>' }],
  },
};

function render(changes: Partial<DocumentHeadData> = {}): string {
  return renderToStaticMarkup(createElement(DocumentHead, { ...HEAD, ...changes }));
}

test.each([
  ['the title as text', '<title>Rates &amp; &lt;rules&gt; | OneGo DevOps</title>'],
  ['the address for search engines', '<link rel="canonical" href="https://a.test/b"/>'],
  ['the page in another format', '<link rel="alternate" type="text/markdown" href="/b.md"/>'],
  ['the image of link previews', '<meta property="og:image" content="https://a.test/i.png"/>'],
  ['its words', '<meta property="og:image:alt" content="Rates &amp; &lt;rules&gt;"/>'],
  ['the scripts to load after the paint', 'data-preload="/one.js /two.js">start()</script>'],
  ['styles as they are', '<style>p>b{top:0}</style>'],
  [
    'the style sheet without scripts',
    '<noscript><link rel="stylesheet" href="/s.css"/></noscript>',
  ],
  ['data that ends no element', '[ld] "\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"'],
])('has %s', (_, expected) => {
  const head = render().replace(/<script type="application\/ld\+json">\{"name":/, '[ld] ');
  expect(head).toContain(expected);
});

test('a page that is not indexed says so', () => {
  expect(render()).not.toContain('noindex');
  const page = { ...HEAD.page, isIndexed: false };
  expect(render({ page })).toContain('<meta name="robots" content="noindex"/>');
});

test('while developing there is nothing of the build', () => {
  expect(render({ built: null })).not.toMatch(/<style|og:image|alternate/);
});
