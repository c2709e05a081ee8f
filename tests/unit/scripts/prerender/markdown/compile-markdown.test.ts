import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  compileMarkdown,
  imageMark,
} from '../../../../../scripts/prerender/markdown/compile-markdown.ts';

test('headings of the same words get ids of their own', async () => {
  const { html, headings } = await compileMarkdown(
    '## Set `up`\n\n### Set up\n\n## Set *up*\n\n## Set up 2',
    'guide.md',
  );
  const ids = [...html.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['set-up', 'set-up-2', 'set-up-3', 'set-up-2-2']);
  expect(headings).toEqual([
    { id: 'set-up', text: 'Set up' },
    { id: 'set-up-3', text: 'Set up' },
    { id: 'set-up-2-2', text: 'Set up 2' },
  ]);
});

describe('code', () => {
  const compile = async (fence: string) => {
    const { html } = await compileMarkdown(fence, 'guide.md');
    return html;
  };

  test('has the same tokens named on a machine that is slow', async () => {
    const fence = '```js\nconst jittered = (attempt, random) => random() * 100 ** attempt;\n```';
    const html = await compile(fence);
    let now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
    try {
      expect(await compile(fence)).toBe(html);
      expect(clock).toHaveBeenCalled();
    } finally {
      clock.mockRestore();
    }
  });

  test('has its tokens named, its language above it and a button', async () => {
    const html = await compile('```yaml\nname: "a < b" # why\n```');
    expect(html).toContain('<figcaption><span>yaml</span><button type="button">Copy</button>');
    expect(html).toContain('<span data-kind="string">"a &lt; b" </span>');
    expect(html).toContain('<span data-kind="comment"># why</span>');
    expect(html).not.toContain('style=');
  });

  test('has the name of its file above it, if it has one', async () => {
    expect(await compile('```hcl name=main.tf untried="a note"\na = 1\n```')).toContain(
      '<span>main.tf</span>',
    );
  });

  test.each(['', 'promql'])('of language "%s" is escaped', async (language) => {
    const html = await compile(`\`\`\`${language}\na < b & c\n\`\`\``);
    expect(html).toContain('<code>a &lt; b &amp; c</code>');
  });
});

test('a formula has each figure under its word and behind its sign, and its result first', async () => {
  const source = '> `cost = releases × (hours + 2)`\n> `36 = 12 × (1 + 2)`';
  const { html } = await compileMarkdown(source, 'guide.md');
  expect(html).toBe(
    '<blockquote data-formula><b><small>cost</small> 36</b> <div><span><i>=</i> <span><small>releases</small> 12</span></span> <span><i>×</i> <i>(</i> <span><small>hours</small> 1</span></span> <span><i>+</i> <span>2</span> <i>)</i></span></div></blockquote>\n',
  );
});

test.each([
  [
    'key figures',
    '> **7 days** to ask\n> **10%** at most',
    '<p data-figures><strong>7 days</strong>',
  ],
  [
    'a share of a table',
    '| Part | Share |\n| - | -: |\n| Wait | 75% |\n| Batch | 25% |\n| Total | 100% |',
    '<rect data-part="0" x="0" width="75" height="1"/><rect data-part="1" x="75" width="25" height="1"/></svg>',
  ],
  [
    'a time of a table, to the scale of the longest',
    '| What | How long |\n| - | - |\n| Logs | 6 months |\n| Mail | 24 months |\n',
    '<rect width="25%"/></svg>6 months</td>',
  ],
  [
    'a time that does not end',
    '| What | How long |\n| - | - |\n| Logs | 6 months |\n| Account | Until you delete it |\n',
    '<svg data-time=open>',
  ],
  ['the number of a section', '## 2. Cookies', '<span>2.</span> Cookies'],
  [
    'a week',
    '1. **Monday.** Read.\n2. **Friday.** Show.',
    '<ol data-steps>\n<li><strong>Monday</strong> Read.',
  ],
  ['what is done', '- [x] **Size.** Fits.\n- [x] **Keys.** Work.', '<ul data-steps>'],
  [
    'the parts of a session',
    '1. **Look (10 minutes).** A.\n2. **Cut (5 minutes).** B.',
    '<time datetime="PT10M">0:10</time> <strong>Cut</strong>',
  ],
  [
    'a wide table, for the keyboard',
    '| A |\n| - |\n| 1 |\n',
    '<div tabindex="0"><table data-table>',
  ],
])('%s is set apart', async (_, source, part) => {
  expect((await compileMarkdown(source, 'a.md')).html).toContain(part);
});

describe('an image', () => {
  const document = join(tmpdir(), 'guide.md');

  beforeAll(async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"></svg>';
    await writeFile(join(tmpdir(), 'compile-markdown-test.svg'), svg);
  });

  test('gets its size, and an address from the bundler', async () => {
    const path = './compile-markdown-test.svg';
    const { html, images } = await compileMarkdown(`![A "plan"](${path}) ![](${path})`, document);
    expect(images).toEqual([path]);
    expect(html).toContain(
      `<img src="${imageMark(0)}" alt="A &quot;plan&quot;" width="120" height="80"`,
    );
  });

  test.each([
    ['./none.png', 'does not exist'],
    ['/favicon.svg', 'is not a file beside the document'],
    ['https://example.org/a.png', 'is not a file beside the document'],
    ['.', 'cannot be read'],
  ])('%s is refused', async (href, reason) => {
    await expect(compileMarkdown(`![A picture](${href})`, document)).rejects.toThrow(
      `${document}: the image ${href} ${reason}.`,
    );
  });
});

test('a table of many words names each value, for phones, and one of amounts does not', async () => {
  const words =
    '| Part | `What` | Who "pays" | Where |\n| - | :-: | - | - |\n| Wait | a | b |  |\n';
  const { html } = await compileMarkdown(words, 'guide.md');
  expect(html).toContain('<td>Wait</td><td data-label="What" align="center">a</td>');
  expect(html).toContain(
    '<td data-label="Who &quot;pays&quot;">b</td><td data-label="Where"></td>',
  );
  const amounts = await compileMarkdown(words.replace('| - |\n', '| -: |\n'), 'guide.md');
  expect(amounts.html).not.toContain('data-label');
});

test('a link leads somewhere', async () => {
  for (const href of ['/blog', '#top', 'https://example.com/', 'mailto:a@b.example']) {
    await expect(compileMarkdown(`[A link](${href})`, 'some/file.md')).resolves.toBeDefined();
  }
  for (const href of ['blog', '//evil.example', 'javascript:x', 'mailto:[a@b](mailto:a@b)']) {
    await expect(compileMarkdown(`[A link](<${href}>)`, 'some/file.md')).rejects.toThrow(
      'leads nowhere',
    );
  }
});
