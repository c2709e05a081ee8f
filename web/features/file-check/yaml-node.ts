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
  /** Whether it has a tag of the tool's own, such as `!reference` or `!vault`. */
  readonly isTagged: boolean;
}

/** Nothing, or an alias or a part so deep that it was not read. */
interface YamlGap {
  readonly kind: 'empty' | 'unresolved';
  readonly offset: number;
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

/** Whether a map surely has no such key: one behind an alias or a merge may have it. */
export function lacks(node: YamlNode | undefined, key: string): node is YamlMap {
  return node?.kind === 'map' && !node.isExtended && at(node, key) === undefined;
}

/** Every map in a tree, from the outside in. */
export function* mapsIn(node: YamlNode | undefined): Iterable<YamlMap> {
  if (node?.kind === 'map') {
    yield node;
    for (const { value } of node.entries) yield* mapsIn(value);
  }
  for (const item of itemsOf(node)) yield* mapsIn(item);
}

/** Every scalar that stands under one of these keys, alone or in a list. */
export function* textsUnder(
  node: YamlNode | undefined,
  ...keys: readonly string[]
): Iterable<YamlText> {
  for (const map of mapsIn(node)) {
    for (const { key, value } of map.entries) {
      if (!keys.includes(key)) continue;
      if (value.kind === 'text') yield value;
      for (const item of itemsOf(value)) if (item.kind === 'text') yield item;
    }
  }
}
