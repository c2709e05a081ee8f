import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlightLine } from '../../../../../web/features/file-viewer/highlight.ts';

const syntaxes = ['yaml', 'groovy', 'json', 'markdown', 'shell', 'text'] as const;

/** Formats tokens like `key:image plain: string:'a'`, which reads better than a list of objects. */
function coloured(line: string, syntax: (typeof syntaxes)[number]): string[] {
  return highlightLine(line, syntax)
    .filter(({ text }) => text.trim() !== '')
    .map(({ kind, text }) => `${kind} ${text.trim()}`);
}

describe('YAML', () => {
  test.each([
    ['name: CI # why', ['key name', 'punctuation :', 'plain CI', 'comment # why']],
    ["  - cron: '17 2 * * *'", ['plain -', 'key cron', 'punctuation :', "string '17 2 * * *'"]],
    ['timeout-minutes: 20', ['key timeout-minutes', 'punctuation :', 'number 20']],
    ['fail: true', ['key fail', 'punctuation :', 'keyword true']],
    ["- don't # stop", ["plain - don't", 'comment # stop']],
    [
      'url: https://a.b/#c',
      ['key url', 'punctuation :', 'plain https', 'punctuation :', 'plain //a.b/#c'],
    ],
    ['"quoted key": 1', ['key "quoted key"', 'punctuation :', 'number 1']],
  ])('%s', (line, tokens) => expect(coloured(line, 'yaml')).toEqual(tokens));
});

describe('Groovy', () => {
  test.each([
    [
      "stage('Build') {",
      ['keyword stage', 'punctuation (', "string 'Build'", 'punctuation )', 'punctuation {'],
    ],
    ['// why', ['comment // why']],
    ['a /* b */ c', ['plain a', 'comment /* b */', 'plain c']],
    ['/* begins', ['comment /* begins']],
    [' * goes on', ['comment * goes on']],
    [
      "timeout(time: 3, unit: 'DAYS')",
      [
        'plain timeout',
        'punctuation (',
        'key time',
        'punctuation :',
        'number 3',
        'punctuation ,',
        'key unit',
        'punctuation :',
        "string 'DAYS'",
        'punctuation )',
      ],
    ],
    ["IMAGE = 'a'", ['key IMAGE', 'punctuation =', "string 'a'"]],
    ["sh '''", ['plain sh', "string '''"]],
    ["sh 'https://a'", ['plain sh', "string 'https://a'"]],
  ])('%s', (line, tokens) => expect(coloured(line, 'groovy')).toEqual(tokens));
});

test('JSON, shell, Markdown and others have their keys, keywords and comments', () => {
  expect(coloured('"a": [1, null, "b"]', 'json')).toEqual([
    'key "a"',
    'punctuation :',
    'punctuation [',
    'number 1',
    'punctuation ,',
    'keyword null',
    'punctuation ,',
    'string "b"',
    'punctuation ]',
  ]);
  expect(coloured('export A="b c" # d', 'shell')).toEqual([
    'keyword export',
    'key A',
    'punctuation =',
    'string "b c"',
    'comment # d',
  ]);
  expect(coloured('## Title', 'markdown')).toEqual(['key ## Title']);
  expect(coloured('resource "a" "b" { # c', 'text')).toEqual([
    'keyword resource',
    'string "a"',
    'string "b"',
    'punctuation {',
    'comment # c',
  ]);
  expect(coloured('count = 2', 'text')).toEqual(['key count', 'punctuation =', 'number 2']);
});

test('the parts of any line together are the line', () => {
  const pieces = [...'"\'#= ü', "'''", '//', '/*', '*/', '- ', ': ', '$A', 'true', '12'];
  const line = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 30 })
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(line, fc.constantFrom(...syntaxes), (text, syntax) => {
      const tokens = highlightLine(text, syntax);
      expect(tokens.map((token) => token.text).join('')).toBe(text);
      expect(tokens.every((token) => token.text !== '')).toBe(true);
      // Neighbours of one kind would cost elements.
      for (const [index, { kind }] of tokens.entries()) {
        expect(kind).not.toBe(tokens[index + 1]?.kind);
      }
    }),
    { numRuns: 500 },
  );
});
