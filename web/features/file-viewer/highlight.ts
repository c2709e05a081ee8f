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
  /** Matches the start of a line; its groups are the indentation and the key. */
  readonly lead?: RegExp;
  /** Matches the next token at any position; its groups are the kinds of tokens. */
  readonly scanner: RegExp;
  /** The character that marks the preceding word as a key. */
  readonly keyEnd?: RegExp;
  readonly keywords: ReadonlySet<string>;
}

const CONSTANTS = ['true', 'false', 'null'];

/** @param comment regular expression source for a comment to the end of the line or a closed block */
function scannerFor(comment: string): RegExp {
  const kinds = [
    `(?<comment>${comment})`,
    // An unclosed string extends to the end of the line, which avoids backtracking.
    String.raw`(?<string>'''|"""|(?<!\w)"(?:\\.|[^"\\])*(?:"|\\?$)|(?<!\w)'[^']*(?:'|$))`,
    String.raw`(?<word>[A-Za-z_$][\w$-]*)`,
    // As a whole: neither a version in a name nor the tag of an image.
    String.raw`(?<number>(?<![\w.:/@+-])\d+(?:\.\d+)?(?=$|[\s,;)\]}]))`,
    String.raw`(?<punctuation>[{}()[\],:=|&<>!?;]+)`,
    String.raw`(?<plain>\s+|[^])`,
  ];
  return new RegExp(kinds.join('|'), 'y');
}

const grammars: Record<StarterFile['syntax'], Grammar> = {
  yaml: {
    lead: /^(\s*(?:- +)*)([\w.$/@-]+|"[^"]*"|'[^']*')(?=\s*:(?:\s|$))/,
    scanner: scannerFor(String.raw`(?<!\S)#.*`),
    keywords: new Set(CONSTANTS),
  },
  groovy: {
    // Lines inside a block comment, recognized by their conventional leading asterisk.
    scanner: scannerFor(String.raw`(?<!:)//.*|/\*.*?(?:\*/|$)|(?<=^\s*)\*(?=[\s/]|$).*`),
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
    scanner: scannerFor('(?!)'),
    keywords: new Set(CONSTANTS),
  },
  shell: {
    scanner: scannerFor(String.raw`(?<!\S)#.*`),
    keyEnd: /=/y,
    keywords: new Set([
      ...['if', 'then', 'else', 'elif', 'fi', 'for', 'in', 'do', 'done', 'while', 'case', 'esac'],
      ...['function', 'return', 'exit', 'set', 'export', 'local', 'readonly'],
      // Of a Dockerfile.
      ...['FROM', 'AS', 'RUN', 'COPY', 'ADD', 'ARG', 'ENV', 'WORKDIR', 'USER', 'EXPOSE', 'CMD'],
      ...['ENTRYPOINT', 'HEALTHCHECK', 'LABEL', 'SHELL', 'VOLUME'],
    ]),
  },
  // Fallback for other kinds of files, such as Terraform’s.
  text: {
    scanner: scannerFor(String.raw`(?<!\S)(?:#|//).*|/\*.*?(?:\*/|$)`),
    keyEnd: /\s*=(?!=)/y,
    keywords: new Set([...CONSTANTS, 'resource', 'variable', 'module', 'provider', 'output']),
  },
  // Headings and comments; the rest is prose.
  markdown: {
    lead: /^((?!#{1,6}\s)[^<]+)?(#{1,6}\s.*)?/,
    scanner: scannerFor('<!--.*?(?:-->|$)'),
    keywords: new Set(),
  },
};

/**
 * Splits one line into tokens for syntax highlighting. It has no state between lines, so multi-line
 * strings are highlighted as code. Linear in the length of the line.
 */
export function highlightLine(line: string, syntax: StarterFile['syntax']): readonly Token[] {
  const grammar = grammars[syntax];
  const tokens: Token[] = [];
  const [lead = '', margin = '', key = ''] = grammar.lead?.exec(line) ?? [];
  add(tokens, 'plain', margin);
  add(tokens, 'key', key);

  const { scanner } = grammar;
  scanner.lastIndex = lead.length;
  while (scanner.lastIndex < line.length) {
    const groups = scanner.exec(line)?.groups;
    if (!groups) throw new Error('The last alternative takes any character');
    const { comment, string, word, number, punctuation, plain = '' } = groups;
    if (comment) add(tokens, 'comment', comment);
    else if (string) add(tokens, 'string', string);
    else if (word) add(tokens, kindOfWord(grammar, word, line, scanner.lastIndex), word);
    else if (number) add(tokens, 'number', number);
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

/** Merges adjacent tokens of the same kind, which saves DOM elements. */
function add(tokens: Token[], kind: TokenKind, text: string): void {
  if (text === '') return;
  const last = tokens.at(-1);
  if (last?.kind === kind) tokens[tokens.length - 1] = { kind, text: last.text + text };
  else tokens.push({ kind, text });
}
