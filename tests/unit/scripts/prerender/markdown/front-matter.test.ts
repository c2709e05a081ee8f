import { describe, expect, test } from 'vitest';
import { readFrontMatter } from '../../../../../scripts/prerender/markdown/front-matter.ts';

const article = {
  title: 'A title',
  description: 'What it is about.',
  date: '2024-02-29',
  authors: '[Platform engineer, "Engineer: security"]',
  minutes: '4',
  topic: 'Pipelines',
  related: '[documentation/faq]',
  sources: '[{ title: A source, url: https://example.com/ }]',
};

function read(
  keys: Readonly<Record<string, string>>,
  folder: 'blog' | 'webinars' = 'blog',
  body = 'The text.\n',
) {
  const lines = Object.entries(keys).map(([key, value]) => `${key}: ${value}`);
  return readFrontMatter(`---\n${lines.join('\n')}\n---\n${body}`, 'some/file.md', folder);
}

test('the front matter is read as typed values, and the text below it is left', () => {
  expect(read({ ...article, updated: '2024-03-01', draft: 'true' })).toEqual({
    meta: {
      title: 'A title',
      description: 'What it is about.',
      date: '2024-02-29',
      updated: '2024-03-01',
      authors: ['Platform engineer', 'Engineer: security'],
      minutes: 4,
      topic: 'Pipelines',
      related: ['documentation/faq'],
      sources: [{ title: 'A source', url: 'https://example.com/' }],
    },
    isDraft: true,
    body: 'The text.\n',
  });
});

test('the steps of a session are read from its text, and take as long as it does', () => {
  const meta = 'title: A\ndescription: B\nupdated: 2026-01-31\nlength: 15 minutes\nspeakers: C';
  const text = '1. **Scan, twice (10 minutes).** With a clock.\n2. **Questions (5 minutes).**\n';
  const source = `---\n${meta}\ntopic: D\nrelated: [documentation/faq]\n---\n${text}`;
  expect(readFrontMatter(source, 'some/file.md', 'webinars').meta).toMatchObject({
    steps: [
      { name: 'Scan, twice', minutes: 10 },
      { name: 'Questions', minutes: 5 },
    ],
  });
  for (const wrong of [
    source.replace('10', '20'),
    source.replace('10', '4'),
    source.replace(text, ''),
  ]) {
    expect(() => readFrontMatter(wrong, 'some/file.md', 'webinars')).toThrow(
      '"length" is not the sum of its numbered parts, each of 5, 10, 15, 20 minutes: "15 minutes"',
    );
  }
});

describe('a mistake is told with the file, the key and the reason', () => {
  test.each([
    [{ date: '2026-02-30' }, '"date" is not a day of the calendar'],
    [{ minutes: 'four' }, '"minutes" has to be a number: "four"'],
    [{ authors: 'Platform engineer' }, '"authors" has to be a list'],
    [{ title: '" "' }, '"title" is empty'],
    [{ related: '[news/a]' }, '"related.0" has to be a document such as blog/its-file-name'],
    [{ sources: '[{ title: A, url: /a }]' }, '"sources.0.url" has to begin with https://'],
    [{ product: 'a-product' }, '"product" is not the id of a product'],
    [{ authr: 'Me' }, '"authr" is not a key of this kind of document.'],
    [{ title: 'a: b: c' }, 'its front matter is not YAML (quotes missing?): YAMLParseError: '],
  ])('%j', (mistake, words) => {
    expect(() => read({ ...article, ...mistake })).toThrow(`some/file.md: ${words}`);
  });

  test('every mistake at once', () => {
    const { date: _, topic: __, ...rest } = article;
    expect(() => read(rest)).toThrow(/"date" is missing\.\n.*"topic" is missing\./);
  });

  test('no front matter', () => {
    expect(() => readFrontMatter('Just text', 'some/file.md', 'blog')).toThrow(
      'some/file.md: it does not begin with front matter',
    );
  });
});

test('a legal text is published as long ahead as the terms promise', () => {
  const legal = (inForce: string) => {
    const source = `---\ntitle: A\ndescription: B\nupdated: 2026-11-24\ninForce: ${inForce}\n---\n`;
    return readFrontMatter(source, 'terms.md', 'legal').meta;
  };
  expect(legal('2026-12-01')).toMatchObject({ inForce: '2026-12-01' });
  expect(() => legal('2026-11-30')).toThrow('"inForce" has to be 7 days or more after "updated"');
});
