import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  parseAllDocuments,
  type YAMLError,
} from 'yaml';
import type { Hit } from './finding.ts';
import { lacks, type YamlEntry, type YamlNode } from './yaml-node.ts';

export interface YamlFile {
  readonly text: string;
  readonly documents: readonly YamlNode[];
  readonly syntaxErrors: readonly Hit[];
  readonly duplicateKeys: readonly Hit[];
}

/**
 * About 200 KiB, ten times the largest pipelines. The parser is linear, but its worst case, a line
 * of closing brackets only, takes about a second at this size.
 */
const LEXEMES_MAX = 100_000;
/** Deeper nodes are skipped, so that walking the tree cannot overflow the stack. */
const DEPTH_MAX = 100;
/** Further syntax errors are mostly consequential errors. */
const SYNTAX_ERRORS_PER_DOCUMENT_MAX = 3;

const UNRESOLVED: YamlNode = { kind: 'unresolved', offset: 0 };

/**
 * Parses all documents of a YAML text without expanding aliases, which prevents exponential
 * expansion (“billion laughs”).
 *
 * @returns undefined if the text is too large to parse in about a second.
 */
export function readYaml(text: string): YamlFile | undefined {
  if (!hasFewerLexemes(text, LEXEMES_MAX)) return undefined;
  const syntaxErrors: Hit[] = [];
  const duplicateKeys: Hit[] = [];
  const documents: YamlNode[] = [];
  // Comparing all keys is quadratic, and so is quoting the source line of each error.
  const parsed = parseAllDocuments(text, { uniqueKeys: false, prettyErrors: false });
  for (const document of Array.isArray(parsed) ? parsed : []) {
    syntaxErrors.push(...firstErrors(document.errors));
    const reading: Reading = { anchors: new Set(), duplicateKeys, unknownAliases: [] };
    documents.push(withoutSops(readNode(document.contents, 0, reading)));
    if (document.errors.length === 0) syntaxErrors.push(...reading.unknownAliases);
  }
  return { text, documents, syntaxErrors, duplicateKeys };
}

/** SOPS adds `sops` to a file that it encrypts, whatever its kind, and removes it on decryption. */
function withoutSops(document: YamlNode): YamlNode {
  if (document.kind !== 'map') return document;
  const entries = document.entries.filter(({ key, value }) => {
    return key !== 'sops' || value.kind !== 'map' || lacks(value, 'mac');
  });
  return { ...document, entries };
}

interface Reading {
  readonly anchors: Set<string>;
  readonly duplicateKeys: Hit[];
  readonly unknownAliases: Hit[];
}

function hasFewerLexemes(text: string, most: number): boolean {
  let count = 0;
  for (const _ of new Lexer().lex(text)) {
    count += 1;
    if (count > most) return false;
  }
  return true;
}

function readNode(node: Document['contents'], depth: number, reading: Reading): YamlNode {
  if (node === null) return { kind: 'empty', offset: 0 };
  const [offset, end] = node.range ?? [0, 0];
  if (isAlias(node)) {
    if (!reading.anchors.has(node.source)) {
      reading.unknownAliases.push({
        offset,
        message: `Nothing above this is marked with &${node.source.slice(0, 40)}.`,
      });
    }
    return { kind: 'unresolved', offset };
  }
  if (node.anchor !== undefined) reading.anchors.add(node.anchor);
  if (depth > DEPTH_MAX) return { ...UNRESOLVED, offset };
  const isTagged = node.tag !== undefined && !node.tag.startsWith('tag:yaml.org,');
  if (isTagged && !isScalar(node)) return { ...UNRESOLVED, offset };
  if (isMap(node)) return readMap(node.items, offset, depth, reading);
  if (isSeq(node)) {
    const items = node.items.map((item) => readNode(asNode(item), depth + 1, reading));
    return { kind: 'list', offset, items };
  }
  if (node.value === null) return { kind: 'empty', offset };
  return {
    kind: 'text',
    offset,
    end,
    text: typeof node.value === 'string' ? node.value : (node.source ?? String(node.value)),
    isString: typeof node.value === 'string',
    isTagged,
  };
}

function readMap(
  pairs: readonly { readonly key: unknown; readonly value: unknown }[],
  offset: number,
  depth: number,
  reading: Reading,
): YamlNode {
  const entries: YamlEntry[] = [];
  const seen = new Set<string>();
  let isExtended = false;
  for (const pair of pairs) {
    const value = readNode(asNode(pair.value), depth + 1, reading);
    // A map as a key is template syntax, as in `name: {{ name }}`.
    if (isMap(pair.key)) return { ...UNRESOLVED, offset };
    if (!isScalar(pair.key)) continue;
    const key = String(pair.key.value ?? '');
    const keyOffset = pair.key.range?.[0] ?? offset;
    if (key === '<<') isExtended = true;
    else if (seen.has(key)) {
      reading.duplicateKeys.push({ offset: keyOffset, message: key.slice(0, 40) });
    }
    seen.add(key);
    entries.push({ key, keyOffset, value });
  }
  return { kind: 'map', offset, entries, isExtended };
}

/** The parser's types do not say what a pair or a list contains. */
function asNode(value: unknown): Document['contents'] {
  return isAlias(value) || isMap(value) || isSeq(value) || isScalar(value) ? value : null;
}

function firstErrors(errors: readonly YAMLError[]): Hit[] {
  return errors
    .slice(0, SYNTAX_ERRORS_PER_DOCUMENT_MAX)
    .map(({ code, message, pos }) => ({ offset: pos[0], message: explain(code, message) }));
}

function explain(code: YAMLError['code'], detail: string): string {
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'A tab indents this line. YAML takes spaces only.';
    case 'BAD_INDENT':
      return detail.startsWith('Flow')
        ? 'This list or map in brackets is not closed, or goes on too far to the left.'
        : 'This line starts in a column that fits no block above it.';
    case 'BAD_ALIAS':
    case 'ALIAS_PROPS':
      return withDetail('An alias, the name after the star, is not written as one.', detail);
    case 'BAD_SCALAR_START':
      return 'A value cannot begin with this character. Put the value in quotes.';
    case 'BAD_DQ_ESCAPE':
      return 'This escape is unknown in double quotes. Use single quotes or a second backslash.';
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'There is a second colon on this line. Put a value with a colon and a space in quotes.';
    case 'MULTILINE_IMPLICIT_KEY':
      return 'A name has to fit on one line. The line above may lack a colon or its indentation.';
    case 'MISSING_CHAR':
      return withDetail('A character is missing here.', detail);
    case 'RESOURCE_EXHAUSTION':
      return 'The blocks are nested too deep to be read.';
    default:
      return withDetail('This is not valid YAML.', detail);
  }
}

function withDetail(words: string, detail: string): string {
  return `${words} The parser says: ${detail}.`;
}
