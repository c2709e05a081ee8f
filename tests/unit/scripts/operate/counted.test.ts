import { expect, test } from 'vitest';
import { counted } from '../../../../scripts/operate/counted.ts';

test.each([
  [0, '0 messages'],
  [1, '1 message'],
  [2, '2 messages'],
])('%i is written as %s', (count, words) => {
  expect(counted(count, 'message')).toBe(words);
});
