import { expect, test } from 'vitest';
import {
  findNameFault,
  NAME_INVISIBLE,
  NAME_REQUIRED,
} from '../../../../worker/contract/name-rules.ts';

test.each([
  ['Latin', ' Zoë O’Neil-Łukasz '],
  ['Persian, with a non-joiner', 'علی\u200cرضا'],
  ['Malayalam, with a joiner at the end', 'രാജന്\u200d'],
  ['Bengali, with a joiner after a letter', 'র\u200d্যান'],
  ['Sinhala, with a joiner after a virama', 'ශ්\u200dරී'],
  ['an emoji', '🙂'],
  ['a family with a skin tone', '👨🏽\u200d👩\u200d👧\u200d👦'],
  ['a flag of several', '🏳️\u200d🌈'],
])('a name may be %s', (_case, name) => {
  expect(findNameFault(name)).toBeUndefined();
});

test.each(['', '  ', '\n'])('%j is no name', (name) => {
  expect(findNameFault(name)).toBe(NAME_REQUIRED);
});

test.each([
  ['a control character', 'Kim\u0007'],
  ['a line', 'Kim\nBcc: b@example.com'],
  ['a line separator', 'Kim\u2028Rao'],
  ['a right-to-left override', '\u202eoaR miK'],
  ['an override between Persian letters', 'ع\u202eلی'],
  ['an isolate', 'Kim\u2067'],
  ['a zero-width space', 'علی\u200bرضا'],
  ['a byte order mark', '\ufeffKim\ufeffRao'],
  ['half a surrogate pair', 'Kim\ud83d'],
  ['a joiner in front', '\u200cعلی'],
  ['two joiners in a row', 'علی\u200c\u200cرضا'],
  ['a joiner between Latin letters', 'Ki\u200dm'],
  ['a joiner after a space', 'Kim \u200d'],
])('a name may not have %s', (_case, name) => {
  expect(findNameFault(name)).toBe(NAME_INVISIBLE);
});
