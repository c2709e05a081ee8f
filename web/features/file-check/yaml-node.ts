/**
 * A simplified YAML tree for rules: aliases and merge keys are not expanded; nodes have offsets.
 */
export type YamlNode = YamlMap | YamlList | YamlText | YamlGap;

export interface YamlMap {
  readonly kind: 'map';
  readonly offset: number;
  readonly entries: readonly YamlEntry[];
  /** Whether a merge key adds entries that are not listed here. */
  readonly hasMergeKey: boolean;
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

/** Any scalar, as source text. */
export interface YamlText {
  readonly kind: 'text';
  readonly offset: number;
  readonly end: number;
  readonly text: string;
  /** Whether YAML parses it as a string, not as a number or boolean. */
  readonly isString: boolean;
  /** Whether it has a custom tag such as `!reference` or `!vault`. */
  readonly isTagged: boolean;
}

/** Null, an alias, or a node beyond the depth limit. */
interface YamlGap {
  readonly kind: 'empty' | 'unresolved';
  readonly offset: number;
}

/** Placeholder: a variable, an expression, template syntax, or a value that SOPS encrypted. */
const FILLED_IN_LATER =
  /^ENC\[AES256_GCM,|\$[A-Za-z_{([]|^<[^<>]*>$|\{\{|\{%|<<.*>>|^%+[A-Za-z_]*%+$|@[A-Z_]+@|__[A-Z_]+__/;

/** Whether the value cannot be known from the file alone. */
export function isOpen(node: YamlNode): boolean {
  if (node.kind !== 'text') return node.kind === 'unresolved';
  return node.isTagged || FILLED_IN_LATER.test(node.text);
}

const PLACEHOLDER = /^replace[_-]\w|^\$?[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$|^\$[A-Z]+$/;

/** Whether a script is likely to replace the value, such as `MEMORY_LIMIT`, `[PORT_NUMBER]` or `{pod_name}`. */
export function isPlaceholder(node: YamlNode): boolean {
  if (node.kind === 'text') return PLACEHOLDER.test(node.text);
  const [only, ...others] = node.kind === 'list' ? node.items : [];
  if (only) return others.length === 0 && only.kind === 'text' && isPlaceholder(only);
  const [entry, ...rest] = entriesOf(node);
  if (entry?.value.kind !== 'empty' || rest.length > 0) return false;
  const isInBraces = entry.keyOffset > node.offset;
  return isInBraces || PLACEHOLDER.test(entry.key);
}

/** Plain text as a node. */
export function textOf(text: string, offset: number): YamlText {
  return { kind: 'text', offset, end: offset + text.length, text, isString: true, isTagged: false };
}

/** The entries of a map; empty for any other node. */
export function entriesOf(node: YamlNode | undefined): readonly YamlEntry[] {
  return node?.kind === 'map' ? node.entries : [];
}

/** The items of a list; empty for any other node. */
export function itemsOf(node: YamlNode | undefined): readonly YamlNode[] {
  return node?.kind === 'list' ? node.items : [];
}

/** The value at a path of keys. */
export function at(node: YamlNode | undefined, ...keys: readonly string[]): YamlNode | undefined {
  let value = node;
  for (const key of keys) value = entriesOf(value).findLast((entry) => entry.key === key)?.value;
  return value;
}

/** The scalar text at a path of keys. */
export function textAt(node: YamlNode | undefined, ...keys: readonly string[]): string | undefined {
  const value = at(node, ...keys);
  return value?.kind === 'text' ? value.text : undefined;
}

/** Whether a path is certainly missing; an alias or a merge key may provide it. */
export function lacks(node: YamlNode | undefined, path: string): boolean {
  let value = node;
  for (const key of path.split('.')) {
    if (value?.kind === 'empty') return true;
    // A list or a text below the node has no keys.
    if (value?.kind !== 'map') return value !== undefined && value !== node && !isOpen(value);
    const next = at(value, key);
    if (next === undefined) return !value.hasMergeKey;
    value = next;
  }
  return false;
}

/** A selected node, with its key, or what a list item is called by. */
export interface Part {
  readonly node: YamlNode;
  readonly name: string;
  /** Offset of the key, or of the node itself if it has no key. */
  readonly offset: number;
}

/**
 * Selects nodes by a path such as `jobs.*.steps.*.run|script`: `*` matches any key or item, `**`
 * any number of levels, `|` separates keys. `?key` passes nodes that have a key, `!key` those that
 * certainly lack it, and `:` separates the keys of such a path.
 */
export function* select(node: YamlNode, path: string): Iterable<Part> {
  yield* follow({ node, name: '', offset: node.offset }, path === '' ? [] : path.split('.'));
}

function* follow(part: Part, [step, ...rest]: readonly string[]): Iterable<Part> {
  if (step === undefined) {
    yield part;
    return;
  }
  if (/^[!?]/.test(step)) {
    const path = step.slice(1).replaceAll(':', '.');
    const has = () => [...select(part.node, path)].length > 0;
    if (step.startsWith('!') ? lacks(part.node, path) : has()) yield* follow(part, rest);
    return;
  }
  if (step === '**') {
    const [next, ...after] = rest;
    if (next === undefined || /^[!?*]/.test(next)) {
      yield* follow(part, rest);
      for (const child of partsBelow(part.node).all) yield* follow(child, rest);
    } else {
      const { byKey } = partsBelow(part.node);
      for (const key of next.split('|')) {
        for (const child of byKey.get(key) ?? []) yield* follow(child, after);
      }
    }
    return;
  }
  const keys = step.split('|');
  for (const child of childrenOf(part.node)) {
    if (step === '*' || (part.node.kind === 'map' && keys.includes(child.name))) {
      yield* follow(child, rest);
    }
  }
}

interface PartIndex {
  readonly all: readonly Part[];
  /** The entries of maps. */
  readonly byKey: ReadonlyMap<string, readonly Part[]>;
}

/** Dozens of rules begin with `**`, and large files have many nodes. */
const indexes = new WeakMap<YamlNode, PartIndex>();

function partsBelow(node: YamlNode): PartIndex {
  const known = indexes.get(node);
  if (known) return known;
  const all: Part[] = [];
  const byKey = new Map<string, Part[]>();
  const visit = (parent: YamlNode) => {
    for (const part of childrenOf(parent)) {
      all.push(part);
      if (parent.kind === 'map') {
        const same = byKey.get(part.name);
        if (same) same.push(part);
        else byKey.set(part.name, [part]);
      }
      visit(part.node);
    }
  };
  visit(node);
  const index = { all, byKey };
  indexes.set(node, index);
  return index;
}

/** What list items are called by; the jobs and stages of Azure by their kinds. */
const NAMES = ['name', 'stage', 'job', 'deployment'];

function childrenOf(node: YamlNode): readonly Part[] {
  return [
    ...entriesOf(node).map(({ key, keyOffset, value }) => {
      return { node: value, name: key, offset: keyOffset };
    }),
    ...itemsOf(node).map((item) => {
      const name = NAMES.map((key) => textAt(item, key)).find((text) => text !== undefined) ?? '';
      return { node: item, name, offset: item.offset };
    }),
  ];
}
