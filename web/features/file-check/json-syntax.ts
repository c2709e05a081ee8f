import type { Hit } from './finding.ts';

/** Tokens of RFC 8259; an invalid string or number is matched as `other`. */
const TOKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a JSON string may not hold them
  /[ \t\r\n]+|(?<punctuation>[{}[\]:,])|(?<string>"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*")|(?<literal>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|(?:true|false|null)(?!\w))|(?<other>[^\s{}[\]:,"]+|[\s\S])/gy;

type Expected =
  | 'value'
  | 'value-or-end'
  | 'key'
  | 'key-or-end'
  | 'colon'
  | 'comma-or-end'
  | 'nothing';

const wanted: Record<Expected, string> = {
  value: 'A value is missing here.',
  'value-or-end': 'A value or a closing bracket belongs here.',
  key: 'A name in double quotes belongs here. A comma before a closing brace is one too many.',
  'key-or-end': 'A name in double quotes or a closing brace belongs here.',
  colon: 'A colon is missing after the name.',
  'comma-or-end': 'A comma or a closing bracket is missing before this.',
  nothing: 'The document ended before this.',
};

/**
 * Finds the first syntax error of a JSON text. A parser of our own, because `JSON.parse` reports
 * the position differently in each browser, or not at all. It uses an explicit stack, so deep
 * nesting cannot overflow the call stack.
 *
 * @returns undefined for valid JSON.
 */
export function findJsonError(text: string): Hit | undefined {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  const afterValue = (): Expected => (open.length === 0 ? 'nothing' : 'comma-or-end');

  for (const { index: offset, groups = {} } of text.matchAll(TOKEN)) {
    const token = groups.punctuation ?? groups.string ?? groups.literal ?? groups.other;
    if (token === undefined) continue;
    const isValueExpected = expected === 'value' || expected === 'value-or-end';
    const isKeyExpected = expected === 'key' || expected === 'key-or-end';
    const isInObject = open.at(-1) === '{';

    if (groups.other !== undefined) return { offset, message: explain(token, expected) };
    if ((token === '{' || token === '[') && isValueExpected) {
      open.push(token);
      expected = token === '{' ? 'key-or-end' : 'value-or-end';
    } else if (token === '}' && isInObject && /^(?:key-or-end|comma-or-end)$/.test(expected)) {
      open.pop();
      expected = afterValue();
    } else if (token === ']' && !isInObject && /^(?:value-or-end|comma-or-end)$/.test(expected)) {
      open.pop();
      expected = afterValue();
    } else if (token === ':' && expected === 'colon') {
      expected = 'value';
    } else if (token === ',' && expected === 'comma-or-end') {
      expected = isInObject ? 'key' : 'value';
    } else if (groups.string !== undefined && isKeyExpected) {
      expected = 'colon';
    } else if ((groups.string ?? groups.literal) !== undefined && isValueExpected) {
      expected = afterValue();
    } else {
      return { offset, message: wanted[expected] };
    }
  }
  if (expected === 'nothing') return undefined;
  return { offset: text.length, message: 'The file ends in the middle of the document.' };
}

function explain(token: string, expected: Expected): string {
  if (token.startsWith('"'))
    return 'This string has no end on its line, or an escape that JSON does not know.';
  if (token.startsWith("'")) return 'JSON takes double quotes only.';
  if (token.startsWith('//') || token.startsWith('/*') || token.startsWith('#')) {
    return 'JSON has no comments.';
  }
  return wanted[expected];
}
