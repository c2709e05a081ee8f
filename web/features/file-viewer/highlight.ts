import type { StarterFile } from './starter-file.ts';

export type TokenKind =
  | 'plain'
  | 'comment'
  | 'key'
  | 'string'
  | 'keyword'
  | 'number'
  | 'punctuation';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

interface Grammar {
  /** What a line may begin with: its groups are the margin and the key. */
  readonly lead?: RegExp;
  /** As a part of a regular expression; it takes the rest of the line or a closed block. */
  readonly comment: string;
  /** The character after a word that makes it a key. */
  readonly keyEnd?: RegExp;
  readonly keywords: ReadonlySet<string>;
}

const CONSTANTS = ['true', 'false', 'null'];

const grammars: Record<StarterFile['syntax'], Grammar> = {
  yaml: {
    lead: /^(\s*(?:- +)*)([\w.$/@-]+|"[^"]*"|'[^']*')(?=\s*:(?:\s|$))/,
    comment: String.raw`(?<!\S)#.*`,
    keywords: new Set(CONSTANTS),
  },
  groovy: {
    // The lines inside a block comment, by the way in which everybody writes them.
    comment: String.raw`(?<!:)//.*|/\*.*?(?:\*/|$)|(?<=^\s*)\*(?=[\s/]|$).*`,
    keyEnd: /\s*(?::\s|=(?!=))/y,
    keywords: new Set([
      ...CONSTANTS,
      ...['pipeline', 'agent', 'none', 'any', 'docker', 'environment', 'options', 'triggers'],
      ...['stages', 'stage', 'steps', 'script', 'when', 'not', 'input', 'post', 'always'],
      ...['success', 'failure', 'cleanup', 'def', 'if', 'else', 'return'],
    ]),
  },
  json: {
    lead: /^(\s*)("(?:\\.|[^"\\])*")(?=\s*:)/,
    comment: '(?!)',
    keywords: new Set(CONSTANTS),
  },
  shell: {
    comment: String.raw`(?<!\S)#.*`,
    keyEnd: /=/y,
    keywords: new Set([
      ...['if', 'then', 'else', 'elif', 'fi', 'for', 'in', 'do', 'done', 'while', 'case', 'esac'],
      ...['function', 'return', 'exit', 'set', 'export', 'local', 'readonly'],
    ]),
  },
  // Files of any other kind, such as Terraform’s: what most of them have in common.
  text: {
    comment: String.raw`(?<!\S)(?:#|//).*|/\*.*?(?:\*/|$)`,
    keyEnd: /\s*=(?!=)/y,
    keywords: new Set([...CONSTANTS, 'resource', 'variable', 'module', 'provider', 'output']),
  },
  markdown: {
    lead: /^()(#{1,6}\s.*)/,
    comment: '<!--.*?(?:-->|$)',
    keywords: new Set(),
  },
};

const scanners = new Map(
  Object.entries(grammars).map(([syntax, { comment }]) => [
    syntax,
    // A string that is not closed takes the rest of the line, so nothing is read twice.
    new RegExp(
      [
        `(?<comment>${comment})`,
        String.raw`(?<string>'''|"""|(?<!\w)"(?:\\.|[^"\\])*(?:"|\\?$)|(?<!\w)'[^']*(?:'|$))`,
        String.raw`(?<word>[A-Za-z_$][\w$-]*)`,
        String.raw`(?<number>\d[\w.]*)`,
        String.raw`(?<punctuation>[{}()[\],:=|&<>!?;]+)`,
        String.raw`(?<plain>\s+|[^])`,
      ].join('|'),
      'y',
    ),
  ]),
);

/**
 * The parts of one line, to be coloured; together they are the line. It knows no other line, so a
 * text over several lines is coloured as if it were code. Time grows with the length of the line.
 */
export function highlightLine(line: string, syntax: StarterFile['syntax']): readonly Token[] {
  const grammar = grammars[syntax];
  const tokens: Token[] = [];
  const [lead = '', margin = '', key = ''] = grammar.lead?.exec(line) ?? [];
  if (key) {
    add(tokens, 'plain', margin);
    add(tokens, 'key', key);
  }

  const scanner = new RegExp(scanners.get(syntax) ?? '');
  scanner.lastIndex = lead.length;
  while (scanner.lastIndex < line.length) {
    const groups = scanner.exec(line)?.groups;
    if (!groups) throw new Error('The last alternative takes any character');
    const { comment, string, word, number, punctuation, plain = '' } = groups;
    if (comment) add(tokens, 'comment', comment);
    else if (string) add(tokens, 'string', string);
    else if (word) add(tokens, kindOfWord(grammar, word, line, scanner.lastIndex), word);
    else if (number) add(tokens, /^[\d.]+$/.test(number) ? 'number' : 'plain', number);
    else if (punctuation) add(tokens, 'punctuation', punctuation);
    else add(tokens, 'plain', plain);
  }
  return tokens;
}

function kindOfWord(grammar: Grammar, word: string, line: string, end: number): TokenKind {
  if (grammar.keyEnd) {
    grammar.keyEnd.lastIndex = end;
    if (grammar.keyEnd.test(line)) return 'key';
  }
  return grammar.keywords.has(word) ? 'keyword' : 'plain';
}

/** Neighbours of one kind become one token, which spares the page elements. */
function add(tokens: Token[], kind: TokenKind, text: string): void {
  if (text === '') return;
  const last = tokens.at(-1);
  if (last?.kind === kind) tokens[tokens.length - 1] = { kind, text: last.text + text };
  else tokens.push({ kind, text });
}
