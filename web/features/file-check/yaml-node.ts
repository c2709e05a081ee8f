/** YAML as the rules see it: aliases and merges are not followed, and each part knows its place. */
export type YamlNode = YamlMap | YamlList | YamlText | YamlGap;

export interface YamlMap {
  readonly kind: 'map';
  readonly offset: number;
  readonly entries: readonly YamlEntry[];
  /** Whether a merge key brings in what is not seen here. */
  readonly isExtended: boolean;
}

export interface YamlEntry {
  readonly key: string;
  readonly keyOffset: number;
  readonly value: YamlNode;
}

export interface YamlList {
  readonly kind: 'list';
  readonly offset: number;
  readonly items: readonly YamlNode[];
}

/** Any scalar, as it is written. */
export interface YamlText {
  readonly kind: 'text';
  readonly offset: number;
  readonly end: number;
  readonly text: string;
  /** Whether YAML reads it as a text, and not as a number or a truth value. */
  readonly isString: boolean;
  /** Whether it has a tag of the tool's own, such as `!reference` or `!vault`. */
  readonly isTagged: boolean;
}

/** Nothing, or an alias or a part so deep that it was not read. */
interface YamlGap {
  readonly kind: 'empty' | 'unresolved';
  readonly offset: number;
}

/** A variable, an expression or a mark of a template engine. */
const FILLED_IN_LATER = /\$[A-Za-z_{([]|^<[^<>]*>$|\{\{|\{%|<<.*>>|^%[A-Za-z_]+%$/;

/** Whether nobody can tell from the file alone what this is. */
export function isOpen(node: YamlNode): boolean {
  if (node.kind !== 'text') return node.kind === 'unresolved';
  return node.isTagged || FILLED_IN_LATER.test(node.text);
}

/** The entries of a map; none for anything else. */
export function entriesOf(node: YamlNode | undefined): readonly YamlEntry[] {
  return node?.kind === 'map' ? node.entries : [];
}

/** The items of a list; none for anything else. */
export function itemsOf(node: YamlNode | undefined): readonly YamlNode[] {
  return node?.kind === 'list' ? node.items : [];
}

/** The value at the end of a path of keys. */
export function at(node: YamlNode | undefined, ...keys: readonly string[]): YamlNode | undefined {
  let value = node;
  for (const key of keys) value = entriesOf(value).findLast((entry) => entry.key === key)?.value;
  return value;
}

/** A scalar's text at the end of a path of keys. */
export function textAt(node: YamlNode | undefined, ...keys: readonly string[]): string | undefined {
  const value = at(node, ...keys);
  return value?.kind === 'text' ? value.text : undefined;
}

/** Whether a path surely leads nowhere: what comes with an alias or a merge may have it. */
export function lacks(node: YamlNode | undefined, path: string): boolean {
  let value = node;
  for (const key of path.split('.')) {
    if (value?.kind === 'empty') return true;
    if (value?.kind !== 'map') return false;
    const next = at(value, key);
    if (next === undefined) return !value.isExtended;
    value = next;
  }
  return false;
}

/** A part of the tree, with the key that it stands under, or the name that it has in a list. */
export interface Part {
  readonly node: YamlNode;
  readonly name: string;
  /** Of the key, or of the part itself where it has none. */
  readonly offset: number;
}

/**
 * The parts at the end of a path such as `jobs.*.steps.*.run`: `*` is any key or item, `**` any
 * number of them.
 */
export function* select(node: YamlNode, path: string): Iterable<Part> {
  yield* follow({ node, name: '', offset: node.offset }, path === '' ? [] : path.split('.'));
}

function* follow(part: Part, [step, ...rest]: readonly string[]): Iterable<Part> {
  if (step === undefined) {
    yield part;
    return;
  }
  if (step === '**') yield* follow(part, rest);
  for (const child of childrenOf(part.node)) {
    if (step === '**') yield* follow(child, [step, ...rest]);
    else if (step === '*' || (part.node.kind === 'map' && step === child.name)) {
      yield* follow(child, rest);
    }
  }
}

function childrenOf(node: YamlNode): readonly Part[] {
  return [
    ...entriesOf(node).map(({ key, keyOffset, value }) => {
      return { node: value, name: key, offset: keyOffset };
    }),
    ...itemsOf(node).map((item) => {
      return { node: item, name: textAt(item, 'name') ?? '', offset: item.offset };
    }),
  ];
}
