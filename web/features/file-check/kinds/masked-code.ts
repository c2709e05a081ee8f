import type { Hit } from '../finding.ts';

export interface CodeString {
  /** Offset of the first character inside the quotes. */
  readonly offset: number;
  readonly end: number;
  /** Whether `${…}` is interpolated. */
  readonly isInterpolated: boolean;
}

/** Groovy with comments and strings blanked out, so that only its structure remains. */
export interface MaskedCode {
  readonly text: string;
  /** Same length and line breaks as the original text. */
  readonly code: string;
  readonly strings: readonly CodeString[];
}

// Every quantifier is bounded or runs to the end of the text, which prevents ReDoS.
const COMMENT = String.raw`\/\/[^\n]*|\/\*[^]*?(?:\*\/|$(?![^]))`;
/** `${…}` in a string, including nested strings and braces. */
const EXPRESSION = String.raw`\$\{(?:[^{}"'\n]|"[^"\n]{0,80}"|'[^'\n]{0,80}'|\{[^{}\n]{0,80}\}){0,200}\}`;
const QUOTED = String.raw`"(?:[^"\\\n$]|\\(?:\r\n|[^])|${EXPRESSION}|\$)*"?`;

const GROOVY = new RegExp(
  String.raw`(?:${COMMENT})|(?:'''[^]*?(?:'''|$(?![^]))|'(?:[^'\\\n]|\\(?:\r\n|[^]))*'?)|(?:"""[^]*?(?:"""|$(?![^]))|${QUOTED})`,
  'gm',
);

/** Blanks comments and strings in a single pass. */
export function maskCode(text: string): MaskedCode {
  const strings: CodeString[] = [];
  const code = text.replaceAll(GROOVY, (token: string, ...rest: unknown[]) => {
    const offset = rest.find((each) => typeof each === 'number') ?? 0;
    const [quote = ''] = /^(?:'''|"""|['"])/.exec(token) ?? [];
    const isClosed = token.length >= 2 * quote.length && token.endsWith(quote);
    if (quote !== '') {
      strings.push({
        offset: offset + quote.length,
        end: offset + token.length - (isClosed ? quote.length : 0),
        isInterpolated: !quote.startsWith("'"),
      });
    }
    return token.replaceAll(/[^\n]/g, ' ');
  });
  return { text, code, strings };
}

const PARTNERS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Reports the first unmatched bracket. */
export function* findUnbalanced({ code }: MaskedCode): Iterable<Hit> {
  const open: { readonly bracket: string; readonly offset: number }[] = [];
  for (const { 0: bracket, index: offset } of code.matchAll(/[()[\]{}]/g)) {
    const partner = PARTNERS[bracket];
    if (partner === undefined) open.push({ bracket, offset });
    else if (open.pop()?.bracket !== partner) {
      yield { offset, message: `This ${bracket} closes nothing that is open.` };
      return;
    }
  }
  const last = open.at(-1);
  if (last) yield { offset: last.offset, message: `This ${last.bracket} is never closed.` };
}
