import { expect, test } from 'vitest';
import {
  alternateLinks,
  llmsFile,
  markdownPath,
  toMarkdown,
} from '../../../../scripts/build/markdown-twins.ts';
import { readSettings } from '../../../../web/settings.ts';

const settings = readSettings({ ONEGO_ORIGIN: 'https://acme.test', ONEGO_BRAND: 'Acme' });

const HTML = `<body><nav>Menu</nav><main id="main"><h1>Pricing</h1>
<p>See <a href="/blog/canary">the article</a>.</p>
<h2 id="one">One <a href="#one" aria-hidden="true" tabindex="-1">#</a></h2>
<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>
<form><button>Send</button></form></main><footer>Foot</footer></body>`;

const pages = ['/', '/pricing', '/documentation/faq', '/check/rules/one', '/blog/canary'].map(
  (path) => ({ path, title: `Title of ${path}`, description: 'What it says.', html: HTML }),
);

test('the Markdown of a page is its main part, with links that work anywhere', () => {
  const text = toMarkdown(
    { path: '/pricing', title: 'Pricing', description: '', html: HTML },
    'https://acme.test',
  );
  expect(text).toMatch(
    /^# Pricing\n\nhttps:\/\/acme\.test\/pricing\n\nSee \[the article\]\(https:\/\/acme\.test\/blog\/canary\)\./,
  );
  expect(text).toMatch(/^## One$/m);
  expect(text).toMatch(/^\| A \|$/m);
  expect(text).not.toMatch(/Menu|Foot|Send/);
  expect(text.match(/^# /gm)).toHaveLength(1);
});

test('llms.txt lists each page once', () => {
  const text = llmsFile(pages, settings);
  expect(text).toMatch(/^# Acme\n\n> What it says\.\n\n## The company and what it offers\n/);
  for (const { path } of pages) {
    expect(text.split(`](https://acme.test${markdownPath(path)})`)).toHaveLength(2);
  }
  expect(text.indexOf('/documentation/faq.md')).toBeGreaterThan(text.indexOf('## Documentation'));
});

test('a page names its Markdown, if it has one', () => {
  const [, page] = pages;
  if (page === undefined) throw new Error('There is no page.');
  expect(alternateLinks(page, settings, true)).toContain('type="text/markdown" href="/pricing.md"');
  expect(alternateLinks(page, settings, false)).not.toContain('markdown');
});
