import { expect, test } from 'vitest';
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

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula any more', (text) => {
  expect(csv([[text]])).toMatch(/^"?'/);
});

test('a formula with a comma is quoted as well', () => {
  expect(csv([['=HYPERLINK("http://evil.example","a")']])).toBe(
    '"\'=HYPERLINK(""http://evil.example"",""a"")"\r\n',
  );
});

test('what only contains such a character is left alone', () => {
  expect(csv([['kim@example.com', 'a = b']])).toBe('kim@example.com,a = b\r\n');
});
