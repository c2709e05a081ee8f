import { expect, test } from 'vitest';
import {
  listMarkdownFiles,
  markdownPath,
  toMarkdown,
} from '../../../../../scripts/prerender/files/markdown-twins.ts';
import { readSettings } from '../../../../../scripts/settings.ts';

const settings = readSettings({ ONEGO_ORIGIN: 'https://acme.test', ONEGO_BRAND: 'Acme' });

const HTML = `<body><nav>Menu</nav><main id="main"><h1>Pricing</h1>
<p>See <a href="/blog/canary">the article</a>.</p>
<h2 id="one">One <a href="#one" aria-hidden="true" tabindex="-1">#</a></h2>
<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>
<form><button>Send</button></form></main><footer>Foot</footer></body>`;

const pages = ['/', '/pricing', '/documentation/faq', '/check/rules/one', '/blog/canary'].map(
  (path) => ({ path, title: `Title of ${path}`, description: 'What it says.', html: HTML }),
);

const files = new Map(Object.entries(listMarkdownFiles(pages, settings)));

function linkOf(path: string): string {
  return `](https://acme.test${markdownPath(path)})`;
}

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

test.each([
  [
    'parts that the style sheet sets apart',
    '<b>Test</b><span>1:37</span><span>1,206</span>',
    '**Test** 1:37 1,206',
  ],
  ['a sign that belongs to its number', '<b>95<span>%</span></b> rate', '**95%** rate'],
  [
    'a word drawn letter by letter',
    '<p><span role="img" aria-label="Acme"><span>A</span><span>c</span></span>in one go</p>',
    'Acme in one go',
  ],
  [
    'a formula below another',
    '<table><tr><td>a ÷ 52<br/><code>40 ÷ 52</code></td></tr></table>',
    '| a ÷ 52; 40 ÷ 52 |\n| --------------- |',
  ],
  [
    'no picture of what another page says',
    '<p>All runs</p><div class="picture" inert=""><figure><div>run 412</div></figure></div>',
    'All runs',
  ],
  [
    'no messages that only a sent form shows',
    '<p data-kind="info" role="status"><span>It has arrived.</span></p><p>Write</p>',
    'Write',
  ],
  [
    'a chart in words',
    '<figure><figcaption>Waiting</figcaption><p data-legend aria-hidden="true"><span><svg><rect/></svg>idle</span></p><svg role="img" aria-label="The read waits."><text>0</text><svg><text>1</text></svg></svg></figure>',
    'Waiting\n\nThe read waits.',
  ],
  [
    'no field to choose from, but a list of boxes',
    '<label>Industry<select><option>All</option></select></label><ul><li><label><input type="checkbox">Owners</label></li></ul>',
    '- Owners',
  ],
  ['code as it is', '<pre><code><span>a</span><span>b</span></code></pre>', '```\nab\n```'],
])('the Markdown of a page reads like the page: %s', (_, html, expected) => {
  expect(markdownOf(html)).toBe(expected);
});

/** Without the title and the address. */
function markdownOf(html: string): string {
  const page = { path: '/', title: 'Title', description: '', html: `<main>${html}</main>` };
  return toMarkdown(page, 'https://acme.test')
    .replace(/^.*\n\n.*\n\n/, '')
    .trim();
}

test('llms.txt lists each page once, and links the other files', () => {
  const text = files.get('/llms.txt') ?? '';
  expect(text).toMatch(/^# Acme\n\n> What it says\.\n\n.*\n\n## The company and what it offers\n/);
  for (const { path } of pages) {
    expect(text.split(linkOf(path))).toHaveLength(2);
  }
  expect(text).toContain('](https://acme.test/llms-full.txt)');
  expect(text.indexOf('/documentation/faq.md')).toBeGreaterThan(text.indexOf('## Documentation'));
});

test('llms-full.txt has the text of each page, in the same order', () => {
  const list = files.get('/llms.txt') ?? '';
  const full = files.get('/llms-full.txt') ?? '';
  const positions = pages
    .toSorted((a, b) => list.indexOf(linkOf(a.path)) - list.indexOf(linkOf(b.path)))
    .map(({ path }) => full.indexOf(files.get(markdownPath(path)) ?? '?'));
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(positions[0]).toBe(0);
  expect(full.match(/^# Title of /gm)).toHaveLength(pages.length);
});
