import { expect, test } from 'vitest';
import { differingLines } from '../../../../web/lib/differing-lines.ts';

test.each([
  ['a\nb\nc', 'a\nb\nc', []],
  ['a\nb\nc', 'a\nx\nc', [1]],
  ['a\nc', 'a\nb\nc', []],
  ['a\nb\nc', 'a\nc', [1]],
  // Another line of the same words does not hide the new one.
  ['on:\nx\non:\ny', 'on:\ny', [1, 2]],
  ['a\nb', 'b\na', [1]],
])('of %j against %j', (text, other, lines) => {
  expect([...differingLines(text, other)]).toEqual(lines);
});
