import { printParseErrorCode, visit } from 'jsonc-parser';
import type { Hit } from './finding.ts';

const VALUE = 'A value is missing here.';
const STRING = 'This string has no end on its line, or an escape that JSON does not know.';
const END = 'The file ends in the middle of the document.';

/** By the code of the parser. */
const WORDS: Readonly<Record<string, string>> = {
  PropertyNameExpected:
    'A name in double quotes belongs here. A comma before a closing brace is one too many.',
  ColonExpected: 'A colon is missing after the name.',
  CommaExpected: 'A comma or a closing bracket is missing before this.',
  CloseBraceExpected: END,
  CloseBracketExpected: END,
  EndOfFileExpected: 'The document ended before this.',
  InvalidCommentToken: 'JSON has no comments.',
  UnexpectedEndOfString: STRING,
  InvalidEscapeCharacter: STRING,
  InvalidUnicode: STRING,
  InvalidCharacter: STRING,
};

/**
 * Finds the first syntax error of a JSON text. `JSON.parse` reports the position differently in each
 * browser, or not at all.
 *
 * @returns undefined for valid JSON.
 */
export function findJsonError(text: string): Hit | undefined {
  const errors: Hit[] = [];
  const onError = (code: number, offset: number) => {
    const message = explain(printParseErrorCode(code), text[offset]);
    errors.push({ offset, message, fix: dropComma(text, offset) });
  };
  try {
    visit(text, { onError }, { disallowComments: true });
  } catch {
    return { offset: 0, severity: 'hint', message: 'This is nested too deep to be read here.' };
  }
  return errors[0];
}

/** A comma before a closing bracket is one too many. */
function dropComma(text: string, offset: number) {
  const [match] = /,\s*$/.exec(text.slice(Math.max(0, offset - 200), offset)) ?? [];
  if (match === undefined || !/[}\]]/.test(text[offset] ?? '')) return undefined;
  const start = offset - match.length;
  return { offset: start, end: start + 1, text: '' };
}

function explain(code: string, character: string | undefined): string {
  if (character === undefined) return END;
  if (code === 'InvalidSymbol' && character === "'") return 'JSON takes double quotes only.';
  if (code === 'InvalidSymbol' && character === '#') return 'JSON has no comments.';
  return WORDS[code] ?? VALUE;
}
