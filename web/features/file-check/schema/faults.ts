import {
  isOpen,
  isPlaceholder,
  itemsOf,
  type YamlMap,
  type YamlNode,
  type YamlText,
} from '../yaml-node.ts';
import type { JsonType, PublishedSchema, Schema } from './schema.ts';

export const faultKinds = ['unknown-key', 'missing-key', 'wrong-type', 'wrong-value'] as const;

/** A schema violation at one position in the file. */
export interface Fault {
  readonly kind: (typeof faultKinds)[number];
  readonly offset: number;
  /** The key or value at fault. */
  readonly name: string;
  /** The actual node kind. */
  readonly found: YamlNode['kind'];
  /** Accepted keys, types or values. */
  readonly wanted: readonly string[];
  /** Whether the tool refuses the value, not only its published schema. */
  readonly isSure?: true;
  /** Nesting depth. In `anyOf`, the branch that fits best fails at the deepest level. */
  readonly depth: number;
}

interface Place {
  readonly key: string;
  readonly offset: number;
  readonly depth: number;
}

/** Length limit, since patterns of third-party schemas may backtrack heavily on long texts. */
const PATTERN_CHARS_MAX = 200;

type FaultsOf = (node: YamlNode, schema: Schema, place: Place) => readonly Fault[];

/**
 * Validates a YAML tree against a published schema. Placeholders (aliases, variables, templates)
 * match anything. Each node is compared with each schema at most once, so the time is linear in the
 * size of the file.
 *
 * @param isStrict whether numbers and strings are distinct; most tools convert between them.
 */
export function createSchemaReader({ definitions }: PublishedSchema, isStrict: boolean): FaultsOf {
  const known = new WeakMap<YamlNode, Map<Schema, readonly Fault[]>>();

  function faultsOf(node: YamlNode, schema: Schema, place: Place): readonly Fault[] {
    if (isOpen(node) || node.kind === 'empty' || isPlaceholder(node)) return [];
    const ofNode = known.get(node) ?? new Map<Schema, readonly Fault[]>();
    known.set(node, ofNode);
    const found = ofNode.get(schema) ?? compare(node, schema, place);
    ofNode.set(schema, found);
    return found;
  }

  function compare(node: YamlNode, schema: Schema, place: Place): readonly Fault[] {
    const { $ref, anyOf, allOf, else: other } = schema;
    const target = $ref === undefined ? undefined : definitions[$ref];
    const mismatch = typeFault(node, schema, place);
    if (mismatch) return [mismatch];
    return [
      ...(target ? faultsOf(node, target, place) : []),
      ...(other && faultsOf(node, schema.if ?? {}, place).length > 0
        ? faultsOf(node, other, place)
        : []),
      ...(allOf ?? []).flatMap((part) => faultsOf(node, part, place)),
      ...(anyOf ? bestOf(anyOf.map((branch) => faultsOf(node, branch, place))) : []),
      ...(node.kind === 'text' ? valueFaults(node, schema, place) : []),
      ...(node.kind === 'map' ? mapFaults(node, schema, place) : []),
      ...itemFaults(node, schema, place),
    ];
  }

  function typeFault(node: YamlNode, { type }: Schema, place: Place): Fault | undefined {
    const types = type === undefined || typeof type === 'string' ? type && [type] : type;
    if (!types || types.some((each) => isOfType(node, each, isStrict))) return undefined;
    return { ...place, kind: 'wrong-type', name: place.key, found: node.kind, wanted: types };
  }

  function mapFaults(node: YamlMap, schema: Schema, { depth }: Place): readonly Fault[] {
    const { properties = {}, patternProperties = {}, additionalProperties, required = [] } = schema;
    const schemaOf = (key: string) =>
      Object.hasOwn(properties, key)
        ? properties[key]
        : (Object.entries(patternProperties).find(([pattern]) => fits(pattern, key))?.[1] ??
          additionalProperties);
    const isWhole = !node.hasMergeKey && node.entries.every(({ key }) => !isTemplate(key));
    const missing = required.filter((name) => !node.entries.some(({ key }) => key === name));
    return [
      ...(isWhole ? missing : []).map((name): Fault => {
        return { kind: 'missing-key', offset: node.offset, name, found: 'map', wanted: [], depth };
      }),
      ...node.entries.flatMap(({ key, keyOffset, value }): readonly Fault[] => {
        if (key === '<<' || isTemplate(key)) return [];
        const inside = { key, offset: keyOffset, depth: depth + 1 };
        const schema = schemaOf(key);
        if (typeof schema === 'object') return faultsOf(value, schema, inside);
        if (schema !== false) return [];
        const wanted = Object.keys(properties);
        return [{ ...inside, kind: 'unknown-key', name: key, found: value.kind, wanted }];
      }),
    ];
  }

  function itemFaults(node: YamlNode, { items }: Schema, { key, depth }: Place) {
    return itemsOf(node).flatMap((item) =>
      items ? faultsOf(item, items, { key, offset: item.offset, depth: depth + 1 }) : [],
    );
  }

  return faultsOf;
}

function valueFaults(node: YamlText, schema: Schema, place: Place): readonly Fault[] {
  const { offset, text, kind: found } = node;
  const fault = { ...place, offset, found, kind: 'wrong-value', name: text } as const;
  if (schema.enum && !schema.enum.some((value) => String(value) === node.text)) {
    return [{ ...fault, wanted: schema.enum.map(String) }];
  }
  const { pattern, format, minimum, maximum } = schema;
  if (format && !new RegExp(format[0]).test(text))
    return [{ ...fault, isSure: true, wanted: [format[1]] }];
  if (Number(text) < Number(minimum) || Number(text) > Number(maximum)) {
    const range = maximum === undefined ? `at least ${minimum}` : `${minimum} to ${maximum}`;
    return [{ ...fault, isSure: true, wanted: [range] }];
  }
  return pattern !== undefined && !fits(pattern, text) ? [{ ...fault, wanted: [] }] : [];
}

/**
 * For `anyOf` without a match, the faults of the branch that the file fits best. A wrong value is
 * more specific than a wrong type.
 */
function bestOf(branches: readonly (readonly Fault[])[]): readonly Fault[] {
  const rank = ([fault]: readonly Fault[]) => (fault?.kind === 'wrong-type' ? 1 : 0);
  const nearest = (faults: readonly Fault[]) => Math.min(...faults.map(({ depth }) => depth));
  const [best = []] = branches.toSorted(
    (a, b) => nearest(b) - nearest(a) || a.length - b.length || rank(a) - rank(b),
  );
  const [only] = best;
  if (best.length !== 1 || !only) return best;
  // If all branches expect different types or values here, list all of them.
  const alike = branches
    .flat()
    .filter(({ kind, depth }) => kind === only.kind && depth === only.depth);
  return [{ ...only, wanted: [...new Set(alike.flatMap(({ wanted }) => wanted))] }];
}

function isOfType(node: YamlNode, type: JsonType, isStrict: boolean): boolean {
  if (node.kind !== 'text') return type === (node.kind === 'map' ? 'object' : 'array');
  switch (type) {
    case 'string':
      return !isStrict || node.isString;
    case 'number':
    case 'integer':
      return !Number.isNaN(Number(node.text)) && !(isStrict && node.isString);
    case 'boolean':
      return /^(?:true|false|yes|no|on|off)$/i.test(node.text);
    default:
      return false;
  }
}

function isTemplate(key: string): boolean {
  return /\$[{[(]|\{\{|<</.test(key) && key !== '<<';
}

function fits(pattern: string, text: string): boolean {
  return text.length > PATTERN_CHARS_MAX || new RegExp(pattern).test(text);
}
