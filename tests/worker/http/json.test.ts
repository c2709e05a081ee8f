import { expect, test } from 'vitest';
import { parseStrictJson } from '../../../worker/http/json.ts';

test.each([
  '{}',
  '[]',
  '"a"',
  '{"a":{"a":[{"a":1},{"a":2}]}}',
  '{"a":"\\"b\\":","b":"{\\"a\\":1}"}',
  '{"a\\u0062":1,"b":"\\ud83d\\ude00"}',
  ' {"a" : "x" , "b" : -1.5e3 } ',
])('%s is read as it is', (text) => {
  expect(parseStrictJson(text)).toEqual(JSON.parse(text));
});

test.each([
  '',
  '{',
  '{"a":1,}',
  '{"a":1} {}',
  '\ufeff{}',
  '{"a":1,"a":2}',
  '{"a":1,"\\u0061":2}',
  '{"x":[{"a":1,"b":2,"a":3}]}',
  '{"a":"\\u0000"}',
  '["\\ud800"]',
  '{"\\udc00":1}',
  `${'['.repeat(9)}${']'.repeat(9)}`,
  `${'{"a":'.repeat(9)}1${'}'.repeat(9)}`,
  '['.repeat(8000),
])('%j is refused without the parser’s words', (text) => {
  expect(() => parseStrictJson(text)).toThrow(
    expect.objectContaining({
      status: 400,
      code: 'invalid_json',
      message: expect.stringMatching(/^The (?:JSON|request body) [a-zA-Z -]+\.$/),
    }),
  );
});
