import { expect, test } from 'vitest';
import { lineDiff } from '../../../../../web/features/check-screen/line-diff.ts';

const diff = (text: string, offset: number, end: number, by: string) =>
  lineDiff(text, { offset, end, text: by }).map(({ change, text: line }) => `${change} ${line}`);

test.each([
  ['a replacement', 'a: 1\nb: 2\nc: 3\n', 8, 9, '5', ['removed b: 2', 'added b: 5']],
  ['a line below', 'a:\n  c: 1\n', 2, 2, '\n  b: 2', ['kept a:', 'added   b: 2']],
  ['a line that goes', 'a: 1\nb: 2\n', 0, 5, '', ['removed a: 1']],
  ['a last line that goes', 'a: 1\nb: 2', 5, 9, '', ['removed b: 2']],
  ['the end of a file', 'a: 1', 3, 4, '2', ['removed a: 1', 'added a: 2']],
])('%s', (_, text, offset, end, by, lines) => {
  expect(diff(text, offset, end, by)).toEqual(lines);
});
