import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlightLine } from '../../../../../web/features/file-viewer/highlight.ts';

const syntaxes = ['yaml', 'groovy', 'json', 'markdown', 'shell', 'text'] as const;
const MARKS = { key: 'K', string: 'S', number: 'N', keyword: 'W', comment: 'C', punctuation: '' };

/** Marks the tokens of a line: `K<name>: S<'a'> C<# why>`. */
function marked(line: string, syntax: (typeof syntaxes)[number]): string {
  return highlightLine(line, syntax)
    .map(({ kind, text }) => {
      const mark = kind === 'plain' ? '' : MARKS[kind];
      return mark ? text.replace(/\S(?:.*\S)?/, `${mark}<$&>`) : text;
    })
    .join('');
}

test.each([
  ['yaml', 'name: CI # why', 'K<name>: CI C<# why>'],
  ['yaml', "  - cron: '17 2 * * *'", "  - K<cron>: S<'17 2 * * *'>"],
  ['yaml', 'timeout-minutes: 20', 'K<timeout-minutes>: N<20>'],
  ['yaml', 'runs-on: ubuntu-24.04', 'K<runs-on>: ubuntu-24.04'],
  ['yaml', 'image: mongo:8.0.29', 'K<image>: mongo:8.0.29'],
  ['yaml', 'fail: true', 'K<fail>: W<true>'],
  ['yaml', "- don't # stop", "- don't C<# stop>"],
  ['yaml', 'url: https://a.b/#c', 'K<url>: https://a.b/#c'],
  ['yaml', '"quoted key": 1', 'K<"quoted key">: N<1>'],
  ['groovy', "stage('Build') {", "W<stage>(S<'Build'>) {"],
  ['groovy', 'a /* b */ c', 'a C</* b */> c'],
  ['groovy', ' * goes on', ' C<* goes on>'],
  ['groovy', "timeout(time: 3, unit: 'DAYS')", "timeout(K<time>: N<3>, K<unit>: S<'DAYS'>)"],
  ['groovy', "IMAGE = 'a'", "K<IMAGE> = S<'a'>"],
  ['groovy', "sh '''", "sh S<'''>"],
  ['groovy', "sh 'https://a'", "sh S<'https://a'>"],
  ['json', '"a": [1, null, "b"]', 'K<"a">: [N<1>, W<null>, S<"b">]'],
  ['shell', 'export A="b c" # d', 'W<export> K<A>=S<"b c"> C<# d>'],
  ['markdown', '## Title', 'K<## Title>'],
  ['text', 'resource "a" "b" { # c', 'W<resource> S<"a"> S<"b"> { C<# c>'],
  ['text', 'count = 2', 'K<count> = N<2>'],
] as const)('of %s, %s is %s', (syntax, line, expected) => {
  expect(marked(line, syntax)).toBe(expected);
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
