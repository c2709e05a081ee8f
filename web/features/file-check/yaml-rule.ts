import type { Edit, Hit, Rule, Severity } from './finding.ts';
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

/** A declarative rule. In its message, `%` stands for the name or the text of the node. */
export type YamlRule = { readonly name: string; readonly severity?: Severity } & (
  | Looking
  | Referring
  | Explaining
  | Pick<Rule<YamlFile>, 'find'>
);

/** Matches nodes by conditions. */
interface Looking {
  readonly at: readonly string[];
  /** Patterns that texts inside the node must match, by path. */
  readonly where?: Readonly<Record<string, RegExp>>;
  /** Paths inside the node that must certainly be missing; an alias may provide them. */
  readonly without?: readonly string[];
  /** Path inside the node to report; by default the node itself. */
  readonly on?: string;
  /** Pattern for the text, or for the texts of a list. A global pattern reports every match. */
  readonly like?: RegExp;
  readonly say: string;
  /** Corrects the mistake at an offset, where that is safe. */
  readonly fix?: (text: string, offset: number) => Edit | undefined;
}

/** Reports references to undeclared names. */
interface Referring {
  readonly at: readonly string[];
  /** Paths of the declarations: texts, map keys, and names of list items. */
  readonly among: readonly string[];
  readonly known?: RegExp;
  /** Path of a node that imports names from elsewhere, which disables the rule. */
  readonly unless?: string;
  /** Whether the file is complete; names of a part may be declared in the rest. */
  readonly isWhole?: (document: YamlNode) => boolean;
  readonly say: string;
}

interface Explaining {
  readonly at: readonly string[];
  readonly without?: readonly string[];
  readonly on?: string;
  /** Explains what is wrong with a text; undefined if nothing is. */
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
      if ('say' in rule && !rule.like) {
        const message = fill(rule.say, name || 'This');
        yield { offset, message, fix: rule.fix?.(file.text, offset) };
      } else for (const text of textsOf(node)) yield* judge(rule, text, file);
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
  const hitAt = (place: number): Hit => {
    return { offset: place, message: fill(rule.say, text), fix: rule.fix?.(file.text, place) };
  };
  if (rule.like?.global) {
    const places = file.text.slice(offset, end).matchAll(rule.like);
    for (const { index } of places) yield hitAt(offset + index);
  } else if (rule.like?.test(text)) yield hitAt(offset);
}

function* findUnknownNames(rule: Referring, file: YamlFile): Iterable<Hit> {
  const { at, among, known, unless, isWhole, say } = rule;
  if (unless && [...partsAt(file, [unless])].length > 0) return;
  if (isWhole && !file.documents.every(isWhole)) return;
  const names = new Set(namesAt(file, among).map(({ name }) => name));
  for (const { name, offset } of namesAt(file, at)) {
    if (names.has(name) || known?.test(name)) continue;
    yield { offset, severity: 'error', message: fill(say, name) };
  }
}

export function* partsAt({ documents }: YamlFile, paths: readonly string[]): Iterable<Part> {
  for (const document of documents) for (const path of paths) yield* select(document, path);
}

/** The text itself, or the texts of a list. */
function textsOf(node: YamlNode): readonly YamlText[] {
  return [node, ...itemsOf(node)].filter((each) => each.kind === 'text');
}

/** Declared names: a text itself, the keys of a map, the items of a list. */
function namesAt(file: YamlFile, paths: readonly string[]): { name: string; offset: number }[] {
  return [...partsAt(file, paths)].flatMap(({ node }) => [
    ...entriesOf(node).map(({ key, keyOffset }) => ({ name: key, offset: keyOffset })),
    ...textsOf(node).flatMap((text) =>
      isOpen(text) ? [] : { name: text.text, offset: text.offset },
    ),
  ]);
}

/** Inserts a name into a message. */
export function fill(words: string, name: string): string {
  return words.replace('%', () => name.slice(0, 60));
}
