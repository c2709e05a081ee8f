import type { Hit } from './finding.ts';

export interface CodeString {
  /** Of its first character, inside the quotes. */
  readonly offset: number;
  readonly end: number;
  /** Whether `${…}` inside it is replaced. */
  readonly isInterpolated: boolean;
}

/** Code whose comments and strings are blanked out, so that what is left is structure. */
export interface MaskedCode {
  readonly text: string;
  /** As long as the text, line for line. */
  readonly code: string;
  readonly strings: readonly CodeString[];
}

interface Quote {
  readonly open: string;
  readonly close: string;
  readonly isInterpolated: boolean;
  readonly mayHoldLines: boolean;
}

export interface CodeLanguage {
  readonly lineComments: readonly string[];
  /** Longer marks first. */
  readonly quotes: readonly Quote[];
  readonly hasHereDocuments: boolean;
}

export const groovy: CodeLanguage = {
  lineComments: ['//'],
  quotes: [
    { open: "'''", close: "'''", isInterpolated: false, mayHoldLines: true },
    { open: '"""', close: '"""', isInterpolated: true, mayHoldLines: true },
    { open: "'", close: "'", isInterpolated: false, mayHoldLines: false },
    { open: '"', close: '"', isInterpolated: true, mayHoldLines: false },
  ],
  hasHereDocuments: false,
};

export const hcl: CodeLanguage = {
  lineComments: ['#', '//'],
  quotes: [{ open: '"', close: '"', isInterpolated: true, mayHoldLines: false }],
  hasHereDocuments: true,
};

const HERE_DOCUMENT = /<<-?[ \t]{0,8}"?(\w{1,80})"?[^\n]{0,80}\n/y;

/** Blanks comments, strings and here-documents in one pass over the text. */
export function maskCode(text: string, language: CodeLanguage): MaskedCode {
  const strings: CodeString[] = [];
  const kept: string[] = [];
  let offset = 0;
  let copiedTo = 0;
  const blank = (from: number, to: number) => {
    kept.push(text.slice(copiedTo, from), text.slice(from, to).replaceAll(/[^\n]/g, ' '));
    copiedTo = to;
    offset = to;
  };

  while (offset < text.length) {
    if (language.lineComments.some((mark) => text.startsWith(mark, offset))) {
      blank(offset, endOf(text, '\n', offset));
      continue;
    }
    if (text.startsWith('/*', offset)) {
      blank(offset, endOf(text, '*/', offset + 2) + 2);
      continue;
    }
    const hereDocument = language.hasHereDocuments ? endOfHereDocument(text, offset) : undefined;
    if (hereDocument !== undefined) {
      strings.push({ offset, end: hereDocument, isInterpolated: true });
      blank(offset, hereDocument);
      continue;
    }
    const quote = language.quotes.find(({ open }) => text.startsWith(open, offset));
    if (quote === undefined) {
      offset += 1;
      continue;
    }
    const begunAt = offset + quote.open.length;
    const end = endOfString(text, begunAt, quote);
    strings.push({ offset: begunAt, end, isInterpolated: quote.isInterpolated });
    blank(offset, Math.min(text.length, end + quote.close.length));
  }
  kept.push(text.slice(copiedTo));
  return { text, code: kept.join(''), strings };
}

/** Up to a mark, or to the end where there is none. */
function endOf(text: string, mark: string, from: number): number {
  const index = text.indexOf(mark, from);
  return index === -1 ? text.length : index;
}

/** A string ends at its own mark, not at one inside `${…}`; one that is left open, with its line. */
function endOfString(
  text: string,
  from: number,
  { close, isInterpolated, mayHoldLines }: Quote,
): number {
  let depth = 0;
  for (let offset = from; offset < text.length; offset += 1) {
    const character = text[offset];
    if (character === '\\') offset += 1;
    else if (character === '\n' && !mayHoldLines) return offset;
    else if (
      isInterpolated &&
      depth === 0 &&
      /[$%]/.test(character ?? '') &&
      text[offset + 1] === '{'
    ) {
      depth = 1;
      offset += 1;
    } else if (depth > 0 && character === '{') depth += 1;
    else if (depth > 0 && character === '}') depth -= 1;
    else if (depth === 0 && text.startsWith(close, offset)) return offset;
  }
  return text.length;
}

function endOfHereDocument(text: string, offset: number): number | undefined {
  if (!text.startsWith('<<', offset)) return undefined;
  HERE_DOCUMENT.lastIndex = offset;
  const [opening = '', name] = HERE_DOCUMENT.exec(text) ?? [];
  if (name === undefined) return undefined;
  for (let start = offset + opening.length; start < text.length; ) {
    const end = endOf(text, '\n', start);
    if (text.slice(start, end).trim() === name) return end;
    start = end + 1;
  }
  return text.length;
}

const PARTNERS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The first bracket without its partner. */
export function findUnbalanced({ code }: MaskedCode): Hit | undefined {
  const open: { readonly bracket: string; readonly offset: number }[] = [];
  for (const { 0: bracket, index: offset } of code.matchAll(/[()[\]{}]/g)) {
    const partner = PARTNERS[bracket];
    if (partner === undefined) {
      open.push({ bracket, offset });
      continue;
    }
    if (open.pop()?.bracket !== partner) {
      return { offset, message: `This ${bracket} closes nothing that is open.` };
    }
  }
  const last = open.at(-1);
  return last && { offset: last.offset, message: `This ${last.bracket} is never closed.` };
}
