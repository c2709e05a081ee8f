import { replaceName } from './edits.ts';
import { type Fix, fill, type Hit, type Rule, type Severity } from './finding.ts';
import { nearestOf } from './nearest.ts';
import {
  at,
  entriesOf,
  isOpen,
  itemsOf,
  type Part,
  select,
  textOf,
  type YamlNode,
  type YamlText,
} from './yaml-node.ts';

/** A file as trees. */
export interface TreeFile {
  /** Empty if unknown, such as for a pasted text. */
  readonly name?: string;
  readonly text: string;
  readonly documents: readonly YamlNode[];
}

/** A declarative rule. It judges the texts of nodes, or reports the nodes themselves. */
export interface PathRule {
  readonly severity?: Severity;
  /** Whether the rule applies to a file, such as one that declares all its names. */
  readonly given?: (file: TreeFile) => boolean;
  readonly at: readonly string[];
  /** Pattern for the name of the node. */
  readonly named?: RegExp;
  /** Patterns that texts inside the node must match, by path. */
  readonly where?: Readonly<Record<string, RegExp>>;
  /** Path inside the node to report; by default the node itself. */
  readonly on?: string;
  /** Pattern for the text, or for the texts of a list. A global pattern reports every match. */
  readonly like?: RegExp;
  readonly unlike?: RegExp;
  /**
   * Paths of declarations. A text, or the first group of `like`, that is not among their texts, keys
   * or items is an error.
   */
  readonly among?: readonly string[];
  /** Names that count as declared where the file declares none. */
  readonly unlessDeclared?: readonly string[];
  /** Whether another file may declare the rest, so that only a name much like a declared one is wrong. */
  readonly isMisspelling?: boolean;
  /** Whether it judges texts with a custom tag, such as `!reference`, which it gets with the tag. */
  readonly readsTags?: boolean;
  /** Whether it reports texts, or first groups of `like`, that were in the file before. */
  readonly isUnique?: boolean;
  /**
   * `%` stands for the first group of `like`, the text or the name of the node. A function may find
   * nothing wrong.
   */
  readonly say: string | ((text: string, name: string) => string | undefined);
  readonly fix?: Fix;
}

/** Longer chains are not followed, so that the stack cannot overflow. */
const LINKS_MAX = 1000;

type RuleForm = PathRule | Omit<Rule<TreeFile>, 'name'>;

/** Rules of a kind of file; those that can be broken in several ways have a form for each. */
export type RulesByName = Readonly<Record<string, RuleForm | readonly RuleForm[]>>;

export function toRules(rules: RulesByName): readonly Rule<TreeFile>[] {
  return Object.entries(rules).flatMap(([name, forms]) =>
    [forms].flat().map((form) => {
      if ('find' in form) return { name, ...form };
      const { severity = form.among && 'error' } = form;
      return { name, severity, find: (file) => findParts(form, file) };
    }),
  );
}

export function* findParts(rule: PathRule, file: TreeFile): Iterable<Hit> {
  const { given, named, among, on } = rule;
  if (given && !given(file)) return;
  const declarations = among && [...partsAt(file, among)];
  // Aliases and merge keys declare names that are not known here.
  if (declarations?.some(({ node }) => isOpen(node) || hasMergeKey(node))) return;
  const names = declarations?.flatMap(({ node }) => namesOf(node).map(({ text }) => text)) ?? [];
  const declared = new Set(names.length > 0 ? names : rule.unlessDeclared);
  const seen = new Set<string>();
  const isRight = (name: string) =>
    rule.isUnique ? seen.size < seen.add(name).size : declared.has(name);
  for (const { node, ...part } of partsAt(file, rule.at)) {
    if (named?.test(part.name) === false || !isMeant(rule, node)) continue;
    for (const place of on ? select(node, on) : [{ node, ...part }]) {
      yield* judge(rule, place, file.text, isRight, [...declared]);
    }
  }
}

const isMeant = ({ where = {} }: PathRule, node: YamlNode) =>
  Object.entries(where).every(([path, like]) =>
    partsIn(node, [path]).some((part) => textsOf(part.node).some(({ text }) => like.test(text))),
  );

function* judge(
  { like, unlike, among, say, fix, isMisspelling, readsTags = false }: PathRule,
  { node, name, offset }: Part,
  source: string,
  isRight: (name: string) => boolean | undefined,
  declared: readonly string[],
): Iterable<Hit> {
  const hitAt = (place: number, message: string): Hit => {
    return { offset: place, message, fix: fix?.(source, place) };
  };
  const hitAtName = (place: number, message: string, shown: string): Hit | undefined => {
    const near = among && nearestOf(shown, declared);
    if (!near) return isMisspelling ? undefined : hitAt(place, message);
    const found = replaceName(shown, near)(source, place);
    return { offset: place, message: `${message} It may mean “${near}”.`, fix: found };
  };
  if (typeof say === 'string' && !like && !unlike && !among) {
    yield hitAt(offset, fill(say, name || 'This'));
    return;
  }
  for (const { text, offset: start, end, isTagged } of among && !like
    ? namesOf(node)
    : textsOf(node)) {
    if (unlike?.test(text) || (isTagged && !readsTags)) continue;
    const matches = like?.global ? source.slice(start, end).matchAll(like) : [like?.exec(text)];
    for (const match of matches) {
      const shown = match?.[1] ?? text;
      if ((like && !match) || isRight(shown)) continue;
      const message = typeof say === 'string' ? fill(say, shown) : say(text, name);
      const at = like?.global ? start + (match?.index ?? 0) : start;
      const hit = message && hitAtName(at, message, shown);
      if (hit) yield hit;
    }
  }
}

/** Finds parts of a file that lead back to themselves by the names at paths inside them. */
export function cyclesOf(path: string, on: readonly string[], say: string): RuleForm {
  function findIn(document: YamlNode): Hit[] {
    const parts = new Map(Array.from(select(document, path), ({ name, node }) => [name, node]));
    const hits: Hit[] = [];
    const way = new Set<string>();
    const visit = (name: string) => {
      const links = parts.get(name);
      if (!links || way.size === LINKS_MAX) return;
      way.add(name);
      for (const { text, offset } of partsIn(links, on).flatMap(({ node }) => namesOf(node))) {
        if (way.has(text)) hits.push({ offset, message: fill(say, text) });
        else visit(text);
      }
      way.delete(name);
      parts.delete(name);
    };
    for (const name of parts.keys()) visit(name);
    return hits;
  }
  return { severity: 'error', find: ({ documents }) => documents.flatMap(findIn) };
}

const partsIn = (node: YamlNode, paths: readonly string[]) =>
  paths.flatMap((path) => [...select(node, path)]);

const hasMergeKey = (node: YamlNode) => node.kind === 'map' && node.hasMergeKey;

/** Whether a file has nothing at any of the paths. */
export const lacksAll =
  (...paths: readonly string[]) =>
  (file: TreeFile) =>
    [...partsAt(file, paths)].length === 0;

export function* partsAt({ documents }: TreeFile, paths: readonly string[]): Iterable<Part> {
  for (const document of documents) yield* partsIn(document, paths);
}

/** The text itself, or the texts of a list. */
function textsOf(node: YamlNode): readonly YamlText[] {
  return [node, ...itemsOf(node)].filter((each) => each.kind === 'text');
}

/** Names that a node declares or refers to, as far as they are known: its texts, `name` or keys. */
function namesOf(node: YamlNode): readonly YamlText[] {
  const named = at(node, 'name');
  if (named?.kind === 'text') return namesOf(named);
  const keys = entriesOf(node)
    .filter(({ key }) => key !== '<<')
    .map(({ key, keyOffset }) => textOf(key, keyOffset));
  return [...keys, ...textsOf(node).filter((text) => !isOpen(text))];
}

/** The names that are declared at paths. */
export const namesAt = (file: TreeFile, paths: readonly string[]) =>
  [...partsAt(file, paths)].flatMap(({ node }) => namesOf(node).map(({ text }) => text));
