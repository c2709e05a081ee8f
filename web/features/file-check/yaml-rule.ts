import type { Hit, Rule, Severity } from './finding.ts';
import type { YamlFile } from './yaml-file.ts';
import {
  entriesOf,
  isOpen,
  itemsOf,
  lacks,
  type Part,
  select,
  type YamlNode,
  type YamlText,
} from './yaml-node.ts';

/** A rule as data. In its words, `%` stands for the name of the part, or for its text. */
export type YamlRule = { readonly name: string; readonly severity?: Severity } & (
  | Looking
  | Referring
  | Explaining
  | Pick<Rule<YamlFile>, 'find'>
);

/** Parts of a file that are as described. */
interface Looking {
  readonly at: readonly string[];
  /** Texts inside the part that match, by their paths. */
  readonly where?: Readonly<Record<string, RegExp>>;
  /** Paths inside the part that surely lead nowhere: what an alias brings in may have them. */
  readonly without?: readonly string[];
  /** The place inside the part that is meant; the part itself where it is absent. */
  readonly on?: string;
  /** A text there, alone or in a list, that matches. A global pattern finds each place inside it. */
  readonly like?: RegExp;
  readonly say: string;
}

/** A name that the file itself does not explain. */
interface Referring {
  readonly at: readonly string[];
  /** What may be named: the texts there, and the keys and the names in lists. */
  readonly among: readonly string[];
  readonly known?: RegExp;
  /** A part that brings in names from elsewhere. */
  readonly unless?: string;
  /** Whether no other file may explain it, so that the tool would refuse this one. */
  readonly isWhole?: (document: YamlNode) => boolean;
  readonly say: string;
}

interface Explaining {
  readonly at: readonly string[];
  readonly without?: readonly string[];
  readonly on?: string;
  /** What is wrong with a text, if anything. */
  readonly explain: (text: string) => string | undefined;
}

export function toRule(rule: YamlRule): Rule<YamlFile> {
  const { name, severity = 'hint' } = rule;
  if ('find' in rule) return { name, severity, find: rule.find };
  return {
    name,
    severity,
    find: (file) => ('among' in rule ? findUnknownNames(rule, file) : findParts(rule, file)),
  };
}

function* findParts(rule: Looking | Explaining, file: YamlFile): Iterable<Hit> {
  for (const part of partsAt(file, rule.at)) {
    if (!isMeant(rule, part.node)) continue;
    for (const { node, name, offset } of rule.on ? select(part.node, rule.on) : [part]) {
      if ('say' in rule && !rule.like) yield { offset, message: fill(rule.say, name || 'This') };
      else for (const text of textsOf(node)) yield* judge(rule, text, file);
    }
  }
}

function isMeant({ where = {}, without = [] }: Partial<Looking>, node: YamlNode): boolean {
  return (
    Object.entries(where).every(([path, like]) => {
      return [...select(node, path)].some((part) =>
        textsOf(part.node).some(({ text }) => like.test(text)),
      );
    }) && without.every((path) => lacks(node, path))
  );
}

function* judge(rule: Looking | Explaining, node: YamlText, file: YamlFile): Iterable<Hit> {
  const { text, offset, end } = node;
  if ('explain' in rule) {
    const message = rule.explain(text);
    if (message) yield { offset, message };
    return;
  }
  const message = fill(rule.say, text);
  if (rule.like?.global) {
    const places = file.text.slice(offset, end).matchAll(rule.like);
    for (const { index } of places) yield { offset: offset + index, message };
  } else if (rule.like?.test(text)) yield { offset, message };
}

function* findUnknownNames(rule: Referring, file: YamlFile): Iterable<Hit> {
  const { at, among, known, unless, isWhole, say } = rule;
  if (unless && [...partsAt(file, [unless])].length > 0) return;
  const severity = isWhole && !file.documents.every(isWhole) ? 'hint' : 'error';
  const names = new Set(namesAt(file, among).map(({ name }) => name));
  for (const { name, offset } of namesAt(file, at)) {
    if (names.has(name) || known?.test(name)) continue;
    yield { offset, severity, message: fill(say, name) };
  }
}

export function* partsAt({ documents }: YamlFile, paths: readonly string[]): Iterable<Part> {
  for (const document of documents) for (const path of paths) yield* select(document, path);
}

/** A text, or those in a list. */
function textsOf(node: YamlNode): readonly YamlText[] {
  return [node, ...itemsOf(node)].filter((each) => each.kind === 'text');
}

/** What parts are called: a text itself, a map by its keys, a list by its items. */
function namesAt(file: YamlFile, paths: readonly string[]): { name: string; offset: number }[] {
  return [...partsAt(file, paths)].flatMap(({ node }) => [
    ...entriesOf(node).map(({ key, keyOffset }) => ({ name: key, offset: keyOffset })),
    ...textsOf(node).flatMap((text) =>
      isOpen(text) ? [] : { name: text.text, offset: text.offset },
    ),
  ]);
}

/** Puts a name into words. */
export function fill(words: string, name: string): string {
  return words.replace('%', () => name.slice(0, 60));
}
