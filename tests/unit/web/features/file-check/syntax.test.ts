import { describe, expect, test } from 'vitest';
import type { ConfigKind } from '../../../../../web/features/file-check/check-file.ts';
import { checkText } from './check.ts';

const errorsAt = async (kind: ConfigKind, text: string) =>
  (await checkText(kind, text))
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, line, column }) => `${rule} ${line}:${column}`);

describe('YAML', () => {
  const places = [
    ['a tab as indentation', 'a:\n\tb: 1\n', '2:1'],
    ['an open bracket', 'a: [1, 2\n', '2:1'],
    ['an open quote', 'a: "x\n', '2:1'],
    ['a second colon', 'a: b: c\n', '1:4'],
    ['a line that fits no block', 'a:\n  b: 1\n c: 2\n', '3:1'],
    ['a reserved character', 'a: @x\n', '1:4'],
    ['an alias of nothing', 'a: *nowhere\n', '1:4'],
    ['a faulty second document', 'a: 1\n---\nb: [\n', '4:1'],
  ] as const;

  test('names the place of a mistake', async () => {
    const found = await Promise.all(places.map(([, text]) => errorsAt('yaml', text)));
    expect(found.map(([first]) => first)).toEqual(places.map(([, , at]) => `yaml-syntax ${at}`));
  });

  test('explains a mistake in our words, with the parser’s where they help', async () => {
    const [tab] = await checkText('yaml', 'a:\n\tb: 1\n');
    expect(tab?.message).toBe('A tab indents this line. YAML takes spaces only.');
    const [anchors] = await checkText('yaml', 'a: &x &y z\n');
    expect(anchors?.message).toMatch(/^This is not valid YAML\. The parser says: .*\.$/);
  });

  test('finds a key that stands twice in a block, not in two blocks', async () => {
    expect(await errorsAt('compose', 'services:\n  a: {}\n  a: {}\n')).toEqual([
      'duplicate-key 3:3',
    ]);
    expect(await checkText('yaml', 'a: 1\nb: 2\na: 3\n')).toMatchObject([
      { severity: 'hint', rule: 'duplicate-key', line: 3 },
    ]);
    expect(await checkText('yaml', 'a: { c: 1 }\nb: { c: 1 }\n---\na: 1\n')).toEqual([]);
  });

  test('takes tags, anchors, merges and several documents for what they are', async () => {
    const text = 'a: &base { b: 1 }\nc:\n  <<: *base\n  d: !reference [a, b]\n---\n- !vault x\n';
    expect(await checkText('yaml', text)).toEqual([]);
  });

  test('does not take a template for broken YAML', async () => {
    const text = '{{- if .Values.enabled }}\nkind: A\nname: {{ .Values.name }}\n{{- end }}\n';
    expect(await checkText('kubernetes', text)).toMatchObject([
      { severity: 'note', rule: 'template', line: 1 },
    ]);
  });

  test('does not follow aliases, so a bomb of them is a small file', async () => {
    const letters = 'bcdefghij'.split('');
    const bomb = letters
      .map((letter, index) => `${letter}: &${letter} [${`*${'abcdefghi'[index]},`.repeat(9)}]`)
      .join('\n');
    expect(await checkText('yaml', `a: &a [x]\n${bomb}\n`)).toEqual([]);
  });
});

describe('JSON', () => {
  const places = [
    ['{"a": 1,}', '1:9'],
    ['{"a" 1}', '1:6'],
    ["{'a': 1}", '1:2'],
    ['{"a": 1} x', '1:10'],
    ['{"a": 01}', '1:8'],
    ['{"a": tru}', '1:7'],
    ['{\n  // no\n  "a": 1\n}', '2:3'],
    ['{"a": "x\n"}', '1:7'],
    ['{"a": [1}', '1:9'],
    ['{"a": 1', '1:8'],
    ['{"a": "\\"}', '1:7'],
    ['{,}', '1:2'],
    ['1 2', '1:3'],
  ] as const;

  test('names the place of a mistake', async () => {
    const found = await Promise.all(places.map(([text]) => errorsAt('json', text)));
    expect(found.flat()).toEqual(places.map(([, place]) => `json-syntax ${place}`));
  });
});
