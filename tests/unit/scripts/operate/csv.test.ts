import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csv } from '../../../../scripts/operate/csv.ts';

test('lines end with CRLF, and plain fields stand as they are', () => {
  expect(
    csv([
      ['name', 'message'],
      ['Kim', 'a b'],
      ['', ''],
    ]),
  ).toBe('name,message\r\nKim,a b\r\n,\r\n');
});

test('fields with commas, quotes or line breaks are quoted, and quotes doubled', () => {
  expect(csv([['a,b', 'say "so"', 'one\ntwo', 'one\r\ntwo']])).toBe(
    '"a,b","say ""so""","one\ntwo","one\r\ntwo"\r\n',
  );
});

const FORMULA_STARTS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−'];
const SEPARATORS = [',', ';', '\t', '\r', '\n', '\r\n'];

/**
 * The cells of a file, wherever a spreadsheet may see them: each separator that a locale or an
 * import dialog knows ends one, and quotes protect nothing, because a program that expects another
 * separator than ours does not see that a quote begins a cell.
 */
function cellsInAnyLocale(text: string): string[] {
  return text.split(/[,;\t\r\n]/).map((cell) => cell.replace(/^[\s"]+/, ''));
}

const isFormula = (cell: string) => FORMULA_STARTS.some((start) => cell.startsWith(start));

describe('OWASP’s cases of CSV injection (https://owasp.org/www-community/attacks/CSV_Injection)', () => {
  test.each([...FORMULA_STARTS, '\t', '\r', '\n', '\0'])('no cell begins with %j', (start) => {
    expect(csv([[`${start}1+1`]])).toMatch(/^"?'/);
    expect(csv([['Ann', `${start}1+1`]])).toMatch(/^Ann,"?'/);
  });

  test.each(SEPARATORS.flatMap((separator) => FORMULA_STARTS.map((start) => [separator, start])))(
    'after %j in a cell, %j begins no formula',
    (separator, start) => {
      for (const text of [
        `Ann${separator}${start}1+1`,
        `Ann${separator} ${start}1+1`,
        `Ann"${separator}"${start}1+1`,
        `Ann${separator}${separator}${start}1+1`,
      ]) {
        expect(cellsInAnyLocale(csv([['x', text, 'y']])).filter(isFormula)).toEqual([]);
      }
    },
  );

  test.each([
    ['=1+2";=1+2', `"'=1+2"";'=1+2"\r\n`],
    [`=1+2'" ;,=1+2`, `"'=1+2'"" ;,'=1+2"\r\n`],
    ["=cmd|'/C calc'!A0", "'=cmd|'/C calc'!A0\r\n"],
    ['=HYPERLINK("http://evil.example","a")', `"'=HYPERLINK(""http://evil.example"",""a"")"\r\n`],
  ])('%s is text', (input, output) => {
    expect(csv([[input]])).toBe(output);
  });

  test('no text of separators, quotes and formulas makes a formula', () => {
    const piece = fc.constantFrom(
      ...FORMULA_STARTS,
      ...SEPARATORS,
      '"',
      "'",
      ' ',
      '\u00a0',
      '1',
      'a',
    );
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    const rows = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 3 });
    fc.assert(
      fc.property(rows, (cells) => {
        expect(cellsInAnyLocale(csv(cells)).filter(isFormula)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

test('a text of nothing but separators costs no more than reading it', () => {
  // A quadratic step would take many seconds.
  const start = process.cpuUsage();
  csv([['\t '.repeat(100_000), ';"'.repeat(100_000), '='.repeat(100_000)]]);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(2000);
});

test('what only contains such a character is left alone', () => {
  const row = ['kim@example.com', 'a = b', 'one-two', '5-10 people', 'C++'];
  expect(csv([row])).toBe(`${row.join(',')}\r\n`);
});
