import type { YamlNode, YamlText } from '../yaml-node.ts';
import { isOpen } from '../yaml-node.ts';
import type { JsonType, PublishedSchema, Schema } from './schema.ts';

export type FaultKind = 'unknown-key' | 'missing-key' | 'wrong-type' | 'wrong-value';

/** One place where a file does not fit its schema. */
export interface Fault {
  readonly kind: FaultKind;
  readonly offset: number;
  /** The key, or the value, that it is about. */
  readonly name: string;
  /** What stands there. */
  readonly found: YamlNode['kind'];
  /** What would fit: keys, types or values. */
  readonly wanted: readonly string[];
  /** How far inside the file; what fits a schema best differs from it far inside. */
  readonly depth: number;
}

interface Place {
  readonly key: string;
  readonly offset: number;
  readonly depth: number;
}

/** A file may nest deeper, but no schema has anything to say there. */
const DEPTH_MAX = 40;
/** Patterns of others may be slow on long texts. */
const PATTERN_CHARS_MAX = 200;

interface SchemaReader {
  readonly faultsOf: (node: YamlNode, schema: Schema, place: Place) => readonly Fault[];
}

/**
 * Reads a YAML tree by a published schema. Whatever is filled in later, an alias, a variable or a
 * template, fits anywhere. Each node is compared once with each schema, so time is in proportion
 * to the file.
 *
 * @param isStrict whether a number is no text; most tools take one for the other.
 */
export function createSchemaReader(
  { definitions }: PublishedSchema,
  { isStrict }: { readonly isStrict: boolean },
): SchemaReader {
  const known = new WeakMap<YamlNode, Map<Schema, readonly Fault[]>>();

  function faultsOf(node: YamlNode, schema: Schema, place: Place): readonly Fault[] {
    if (isOpen(node) || node.kind === 'empty' || place.depth > DEPTH_MAX) return [];
    const ofNode = known.get(node) ?? new Map<Schema, readonly Fault[]>();
    known.set(node, ofNode);
    const found = ofNode.get(schema) ?? compare(node, schema, place);
    ofNode.set(schema, found);
    return found;
  }

  function compare(node: YamlNode, schema: Schema, place: Place): readonly Fault[] {
    const { $ref, anyOf, allOf } = schema;
    const target = $ref === undefined ? undefined : definitions[$ref];
    const mismatch = typeFault(node, schema, place);
    if (mismatch) return [mismatch];
    return [
      ...(target ? faultsOf(node, target, place) : []),
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

  function mapFaults(
    node: Extract<YamlNode, { kind: 'map' }>,
    { properties = {}, patternProperties = {}, additionalProperties, required = [] }: Schema,
    { depth }: Place,
  ): readonly Fault[] {
    const patterns = Object.entries(patternProperties);
    const isWhole = !node.isExtended && node.entries.every(({ key }) => !isTemplate(key));
    const missing = required.filter((name) => !node.entries.some(({ key }) => key === name));
    return [
      ...(isWhole ? missing : []).map((name): Fault => {
        return { kind: 'missing-key', offset: node.offset, name, found: 'map', wanted: [], depth };
      }),
      ...node.entries.flatMap(({ key, keyOffset, value }): readonly Fault[] => {
        if (key === '<<' || isTemplate(key)) return [];
        const inside = { key, offset: keyOffset, depth: depth + 1 };
        const schema = Object.hasOwn(properties, key)
          ? properties[key]
          : (patterns.find(([pattern]) => fits(pattern, key))?.[1] ?? additionalProperties);
        if (schema === false) {
          const wanted = Object.keys(properties);
          return [{ ...inside, kind: 'unknown-key', name: key, found: value.kind, wanted }];
        }
        return typeof schema === 'object' ? faultsOf(value, schema, inside) : [];
      }),
    ];
  }

  function itemFaults(node: YamlNode, { items }: Schema, { key, depth }: Place) {
    if (node.kind !== 'list' || !items) return [];
    return node.items.flatMap((item) =>
      faultsOf(item, items, { key, offset: item.offset, depth: depth + 1 }),
    );
  }

  return { faultsOf };
}

function valueFaults(node: YamlText, schema: Schema, place: Place): readonly Fault[] {
  const { offset, text, kind: found } = node;
  const fault = { ...place, offset, found, kind: 'wrong-value', name: text } as const;
  if (schema.enum && !schema.enum.some((value) => String(value) === node.text)) {
    return [{ ...fault, wanted: schema.enum.map(String) }];
  }
  const isRefused = schema.pattern !== undefined && !fits(schema.pattern, node.text);
  return isRefused ? [{ ...fault, wanted: [] }] : [];
}

/** Of several schemas, one of which has to fit, what the file lacks of the one that it resembles. */
function bestOf(branches: readonly (readonly Fault[])[]): readonly Fault[] {
  const nearest = (faults: readonly Fault[]) => Math.min(...faults.map(({ depth }) => depth));
  const [best = []] = branches.toSorted(
    (a, b) => nearest(b) - nearest(a) || a.length - b.length || rank(a) - rank(b),
  );
  const [only] = best;
  if (best.length !== 1 || !only) return best;
  // Where each of them wants another type or value, all of these are what would fit.
  const alike = branches
    .flat()
    .filter(({ kind, depth }) => kind === only.kind && depth === only.depth);
  return [{ ...only, wanted: [...new Set(alike.flatMap(({ wanted }) => wanted))] }];
}

/** A value that is not in a list says more than one of another type. */
function rank([fault]: readonly Fault[]): number {
  return fault?.kind === 'wrong-type' ? 1 : 0;
}

function isOfType(node: YamlNode, type: JsonType, isStrict: boolean): boolean {
  switch (type) {
    case 'object':
      return node.kind === 'map';
    case 'array':
      return node.kind === 'list';
    case 'string':
      return node.kind === 'text' && (!isStrict || node.isString);
    case 'number':
    case 'integer':
      return (
        node.kind === 'text' && !Number.isNaN(Number(node.text)) && !(isStrict && node.isString)
      );
    case 'boolean':
      return node.kind === 'text' && /^(?:true|false|yes|no|on|off)$/i.test(node.text);
    case 'null':
      return false;
    default:
      return type satisfies never;
  }
}

function isTemplate(key: string): boolean {
  return /\$[{[(]|\{\{|<</.test(key) && key !== '<<';
}

function fits(pattern: string, text: string): boolean {
  return text.length > PATTERN_CHARS_MAX || new RegExp(pattern).test(text);
}
