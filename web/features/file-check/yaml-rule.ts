import { type Fix, fill, type Hit, type Rule, type Severity } from './finding.ts';
import {
  at,
  entriesOf,
  isOpen,
  itemsOf,
  lacks,
  type Part,
  select,
  textOf,
  type YamlNode,
  type YamlText,
} from './yaml-node.ts';

/** A file as trees. */
export interface TreeFile {
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
  /** Paths inside the node that must be there. */
  readonly with?: readonly string[];
  /** Paths inside the node that must certainly be missing; an alias may provide them. */
  readonly without?: readonly string[];
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
  /**
   * `%` stands for the first group of `like`, the text or the name of the node. A function may find
   * nothing wrong.
   */
  readonly say: string | ((text: string, name: string) => string | undefined);
  readonly fix?: Fix;
}

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

function* findParts(rule: PathRule, file: TreeFile): Iterable<Hit> {
  const { given, named, among, on } = rule;
  if (given && !given(file)) return;
  const declared = among && new Set(namesAt(file, among));
  for (const { node, ...part } of partsAt(file, rule.at)) {
    if (named?.test(part.name) === false || !isMeant(rule, node)) continue;
    for (const place of on ? select(node, on) : [{ node, ...part }]) {
      yield* judge(rule, place, file.text, declared);
    }
  }
}

function isMeant({ where = {}, with: wanted = [], without = [] }: PathRule, node: YamlNode) {
  return (
    without.every((path) => lacks(node, path)) &&
    wanted.every((path) => [...select(node, path)].length > 0) &&
    Object.entries(where).every(([path, like]) => {
      const texts = [...select(node, path)].flatMap((part) => textsOf(part.node));
      return texts.some(({ text }) => like.test(text));
    })
  );
}

function* judge(
  { like, unlike, say, fix }: PathRule,
  { node, name, offset }: Part,
  source: string,
  declared: ReadonlySet<string> | undefined,
): Iterable<Hit> {
  const hitAt = (place: number, message: string): Hit => {
    return { offset: place, message, fix: fix?.(source, place) };
  };
  if (typeof say === 'string' && !like && !unlike && !declared) {
    yield hitAt(offset, fill(say, name || 'This'));
    return;
  }
  for (const { text, offset: start, end } of declared ? namesOf(node) : textsOf(node)) {
    if (unlike?.test(text)) continue;
    const matches = like?.global ? source.slice(start, end).matchAll(like) : [like?.exec(text)];
    for (const match of matches) {
      const shown = match?.[1] ?? text;
      if ((like && !match) || declared?.has(shown)) continue;
      const message = typeof say === 'string' ? fill(say, shown) : say(text, name);
      if (message) yield hitAt(like?.global ? start + (match?.index ?? 0) : start, message);
    }
  }
}

export function* partsAt({ documents }: TreeFile, paths: readonly string[]): Iterable<Part> {
  for (const document of documents) for (const path of paths) yield* select(document, path);
}

/** The text itself, or the texts of a list. */
function textsOf(node: YamlNode): readonly YamlText[] {
  return [node, ...itemsOf(node)].filter((each) => each.kind === 'text');
}

/** Names that a node declares or refers to, as far as they are known: its texts, `name` or keys. */
function namesOf(node: YamlNode): readonly YamlText[] {
  const named = at(node, 'name');
  if (named?.kind === 'text') return namesOf(named);
  const keys = entriesOf(node).map(({ key, keyOffset }) => textOf(key, keyOffset));
  return [...keys, ...textsOf(node).filter((text) => !isOpen(text))];
}

/** The names that are declared at paths. */
export const namesAt = (file: TreeFile, paths: readonly string[]) =>
  [...partsAt(file, paths)].flatMap(({ node }) => namesOf(node).map(({ text }) => text));
