import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csv } from '../../../../scripts/operate/csv.ts';

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

test.each([
  [['Kim', 'a b', ''], 'Kim,a b,\r\n'],
  [['a,b', 'say "so"', 'one\ntwo'], '"a,b","say ""so""","one\ntwo"\r\n'],
  [['a = b', 'one-two', '5-10 people', 'C++'], 'a = b,one-two,5-10 people,C++\r\n'],
  // OWASP's cases of CSV injection (https://owasp.org/www-community/attacks/CSV_Injection).
  [['=1+2";=1+2'], `"'=1+2"";'=1+2"\r\n`],
  [[`=1+2'" ;,=1+2`], `"'=1+2'"" ;,'=1+2"\r\n`],
  [["=cmd|'/C calc'!A0"], "'=cmd|'/C calc'!A0\r\n"],
  [['\t1', '\r1', '\0'], `"'\t1","'\r1",'\0\r\n`],
])('%j is written as %j', (row, line) => {
  expect(csv([row])).toBe(line);
});

test('no text of separators, quotes and formulas makes a formula', () => {
  const pieces = [...FORMULA_STARTS, ...SEPARATORS, '"', "'", ' ', '\u00a0', '1', 'a'];
  const text = fc
    .array(fc.constantFrom(...pieces), { maxLength: 12 })
    .map((chosen) => chosen.join(''));
  const rows = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 3 });
  fc.assert(
    fc.property(rows, (cells) => {
      expect(cellsInAnyLocale(csv(cells)).filter(isFormula)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
