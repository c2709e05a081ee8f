import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  parseAllDocuments,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import { removeLine, replaceInLine } from './edits.ts';
import type { Hit } from './finding.ts';
import { lacks, type YamlEntry, type YamlNode } from './yaml-node.ts';
import type { TreeFile } from './yaml-rule.ts';

export interface YamlFile extends TreeFile {
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

const PARSER_SAYS = 'The parser says: %.';

/**
 * Parses all documents of a YAML text without expanding aliases, which prevents exponential
 * expansion (“billion laughs”).
 *
 * @returns undefined if the text is too large to parse in about a second.
 */
export function readYaml(text: string, name = ''): YamlFile | undefined {
  if (!hasFewerLexemes(text, LEXEMES_MAX)) return undefined;
  // Comparing all keys is quadratic, and so is quoting the source line of each error.
  const parsed = parseAllDocuments(text, { uniqueKeys: false, prettyErrors: false });
  const read = parsed.map((document) => readDocument(document, text));
  return {
    name,
    text,
    documents: read.map(({ tree }) => tree),
    syntaxErrors: read.flatMap((each) => each.syntaxErrors),
    duplicateKeys: read.flatMap((each) => each.duplicateKeys),
  };
}

function hasFewerLexemes(text: string, most: number): boolean {
  let count = 0;
  for (const _ of new Lexer().lex(text)) {
    count += 1;
    if (count > most) return false;
  }
  return true;
}

function readDocument({ contents, errors }: Document, text: string) {
  const anchors = new Set<string>();
  const unknownAliases: Hit[] = [];
  const duplicateKeys: Hit[] = [];

  function readNode(node: unknown, depth: number): YamlNode {
    if (!isNode(node)) return { kind: 'empty', offset: 0 };
    const [offset, end] = node.range ?? [0, 0];
    if (isAlias(node)) {
      if (!anchors.has(node.source)) {
        const message = `Nothing above this is marked with &${node.source.slice(0, 40)}.`;
        unknownAliases.push({ offset, message });
      }
      return { kind: 'unresolved', offset };
    }
    if (node.anchor !== undefined) anchors.add(node.anchor);
    const isTagged = node.tag !== undefined && !node.tag.startsWith('tag:yaml.org,');
    if (depth > DEPTH_MAX) return { kind: 'unresolved', offset };
    if (isTagged && !isScalar(node)) {
      noteAnchors(node);
      const text = [node.tag, ...node.items.filter(isScalar)].join('\n');
      return { kind: 'text', offset, end, text, isString: true, isTagged };
    }
    if (isMap(node)) return readMap(node, offset, depth);
    if (isSeq(node)) {
      return { kind: 'list', offset, items: node.items.map((item) => readNode(item, depth + 1)) };
    }
    if (node.value === null) return { kind: 'empty', offset };
    const isString = typeof node.value === 'string';
    const text = isString ? String(node.value) : (node.source ?? String(node.value));
    return { kind: 'text', offset, end, text, isString, isTagged };
  }

  function noteAnchors(key: unknown): void {
    if (isAlias(key) || !isNode(key)) return;
    visit(key, {
      Node: (_, node) => {
        if (!isAlias(node) && node.anchor !== undefined) anchors.add(node.anchor);
      },
    });
  }

  function readMap(map: YAMLMap, offset: number, depth: number): YamlNode {
    const entries: YamlEntry[] = [];
    const seen = new Map<string, unknown>();
    let isTemplate = false;
    for (const pair of map.items) {
      noteAnchors(pair.key);
      const value = readNode(pair.value, depth + 1);
      // A map as a key is template syntax, as in `name: {{ name }}`.
      isTemplate ||= isMap(pair.key);
      if (!isScalar(pair.key)) continue;
      const key = String(pair.key.value ?? '');
      const keyOffset = pair.key.range?.[0] ?? offset;
      if (seen.has(key)) {
        const fix = isSame(seen.get(key), pair.value) ? removeLine(text, keyOffset) : undefined;
        duplicateKeys.push({ offset: keyOffset, message: key.slice(0, 40), fix });
      }
      if (key !== '<<') seen.set(key, pair.value);
      entries.push({ key, keyOffset, value });
    }
    if (isTemplate) return { kind: 'unresolved', offset };
    return { kind: 'map', offset, entries, hasMergeKey: entries.some(({ key }) => key === '<<') };
  }

  const tree = withoutSops(readNode(contents, 0));
  const syntaxErrors = errors.length > 0 ? firstErrors(errors, text) : unknownAliases;
  return { tree, syntaxErrors, duplicateKeys };
}

/** SOPS adds `sops` to a file that it encrypts, whatever its kind, and removes it on decryption. */
function withoutSops(document: YamlNode): YamlNode {
  if (document.kind !== 'map') return document;
  const entries = document.entries.filter(({ key, value }) => {
    return key !== 'sops' || value.kind !== 'map' || lacks(value, 'mac');
  });
  return { ...document, entries };
}

/** Whether both are the same value on one line. */
const isSame = (a: unknown, b: unknown) =>
  isScalar(a) && isScalar(b) && a.value === b.value && !String(b.source ?? '\n').includes('\n');

function firstErrors(errors: readonly YAMLError[], text: string): Hit[] {
  return errors
    .slice(0, SYNTAX_ERRORS_PER_DOCUMENT_MAX)
    .map(({ code, message, pos: [offset] }) => ({
      offset,
      message: explain(code, message),
      fix: /^(?:BAD_SCALAR_START|BLOCK_AS_IMPLICIT_KEY)$/.test(code)
        ? quoteValue(text, offset)
        : undefined,
    }));
}

/** Puts the value of a line in quotes. */
const quoteValue = replaceInLine(
  /(?<=^\s*(?:- )?[\w.-]+: +)[^\s"'#[\]{}&*!|>][^"\\\n#]*?(?=\s*$)/,
  ([value]) => `"${value}"`,
);

/** By the code of the parser, whose own words replace `%`. */
const WORDS: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'A tab indents this line. YAML takes spaces only.',
  BAD_INDENT: 'This line starts in a column that fits no block above it.',
  BAD_ALIAS: `An alias, the name after the star, is not written as one. ${PARSER_SAYS}`,
  ALIAS_PROPS: `An alias, the name after the star, is not written as one. ${PARSER_SAYS}`,
  BAD_SCALAR_START: 'A value cannot begin with this character. Put the value in quotes.',
  BAD_DQ_ESCAPE:
    'This escape is unknown in double quotes. Use single quotes or a second backslash.',
  BLOCK_AS_IMPLICIT_KEY:
    'There is a second colon on this line. Put a value with a colon and a space in quotes.',
  MULTILINE_IMPLICIT_KEY:
    'A name has to fit on one line. The line above may lack a colon or its indentation.',
  MISSING_CHAR: `A character is missing here. ${PARSER_SAYS}`,
  RESOURCE_EXHAUSTION: 'The blocks are nested too deep to be read.',
};

function explain(code: YAMLError['code'], detail: string): string {
  if (code === 'BAD_INDENT' && detail.startsWith('Flow')) {
    return 'This list or map in brackets is not closed, or goes on too far to the left.';
  }
  return (WORDS[code] ?? `This is not valid YAML. ${PARSER_SAYS}`).replace('%', () => detail);
}
