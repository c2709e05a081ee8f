import type { Hit } from '../finding.ts';

export interface CodeString {
  /** Offset of the first character inside the quotes. */
  readonly offset: number;
  readonly end: number;
  /** Whether `${…}` is interpolated. */
  readonly isInterpolated: boolean;
}

/** Code with comments and strings blanked out, so that only its structure remains. */
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

/** `/…/` where a value begins, as in `=~ /v\d+(/`: elsewhere a slash divides. */
const PATTERN = String.raw`(?<=[=~(,:[]\s{0,8})\/(?![/*])(?:[^\\/\n]|\\[^\n])*\/`;

const GROOVY = new RegExp(
  String.raw`(?:${COMMENT})|(?:${PATTERN})|(?:'''[^]*?(?:'''|$(?![^]))|'(?:[^'\\\n]|\\(?:\r\n|[^]))*'?)|(?:"""[^]*?(?:"""|$(?![^]))|${QUOTED})`,
  'gm',
);

/** Comments, heredocs and strings of Terraform. */
export const HCL = new RegExp(
  String.raw`#[^\n]*|${COMMENT}|<<[-~]?(\w{1,80})\r?\n[^]*?(?:^[ \t]*\1$|$(?![^]))|${QUOTED}`,
  'gm',
);

/** Blanks comments and strings in a single pass. */
export function maskCode(text: string, tokens = GROOVY): MaskedCode {
  const strings: CodeString[] = [];
  const code = text.replaceAll(tokens, (token: string, ...rest: unknown[]) => {
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
export function* findUnbalanced({ code }: Pick<MaskedCode, 'code'>): Iterable<Hit> {
  const open: RegExpExecArray[] = [];
  for (const match of code.matchAll(/[()[\]{}]/g)) {
    const [bracket] = match;
    const partner = PARTNERS[bracket];
    if (partner === undefined) {
      open.push(match);
      continue;
    }
    const last = open.pop();
    if (last?.[0] === partner) continue;
    // A closing bracket that is missing is more likely than a brace that is.
    const isOpen = last && last[0] !== '{';
    yield isOpen
      ? neverClosed(last)
      : { offset: match.index, message: `This \`${bracket}\` closes nothing that is open.` };
    return;
  }
  const last = open.at(-1);
  if (last) yield neverClosed(last);
}

const neverClosed = ({ 0: bracket, index: offset }: RegExpExecArray): Hit => {
  return { offset, message: `This \`${bracket}\` is never closed.` };
};
