import { expect, test } from 'vitest';
import { shortenPatterns } from '../../../../worker/contract/password-patterns.ts';

test.each([
  ['aaaaaaaa', 'a'],
  ['abcabcabc', 'abc'],
  ['abcabcab', 'abc'],
  ['passwordpassword', 'password'],
  ['12341234', '1'],
  ['1234567890123', '1'],
  ['987654', '9'],
  ['0123', '0'],
  ['abcd-4321-qwer', 'a-4-q'],
  ['aaaabbbbcccc', 'abc'],
  ['мнннн', 'мн'],
  ['🐎🐎🐎🐎', '🐎'],
  ['first poison hijack', 'first poison hijack'],
  ['abc123', 'abc123'],
  ['abca', 'abca'],
  ['one two', 'one two'],
  ['', ''],
  ['a', 'a'],
])('%j is shortened to %j', (text, shortened) => {
  expect(shortenPatterns(text)).toBe(shortened);
});
