import type { Hit, Rule } from '../finding.ts';
import { nearestOf } from '../nearest.ts';
import type { YamlFile } from '../yaml-file.ts';
import { createSchemaReader, type Fault, type FaultKind } from './faults.ts';
import type { PublishedSchema, Schema } from './schema.ts';

/** How a tool treats input that its schema does not describe. */
export interface SchemaUse {
  readonly schema: PublishedSchema;
  /** Keys or forms added after the schema was published, such as `needs:list`, with spaces between. */
  readonly later?: string;
  /** For tools that ignore unknown keys. */
  readonly isForgiving?: boolean;
  readonly isStrict?: boolean;
  /** For files that may be fragments, so that required keys may be missing. */
  readonly mayBePart?: boolean;
  /** Selects the schema of one document; without it, the schema of the whole file applies. */
  readonly pick?: (document: YamlFile['documents'][number]) => Schema | undefined;
}

const NAMES: readonly FaultKind[] = ['unknown-key', 'missing-key', 'wrong-type', 'wrong-value'];
/** Further faults are mostly consequential errors. */
const FAULTS_MAX = 8;

/** Schema violations of a file as rules, one rule per kind of fault. */
export function schemaRules(use: SchemaUse): readonly Rule<YamlFile>[] {
  const { schema, later = '', isStrict = false, pick = () => schema } = use;
  const laterNames = later.split(/\s+/);
  const read = ({ documents }: YamlFile): readonly Fault[] => {
    const { faultsOf } = createSchemaReader(schema, { isStrict });
    return documents
      .flatMap((document) => {
        const picked = pick(document);
        return picked
          ? faultsOf(document, picked, { key: '', offset: document.offset, depth: 0 })
          : [];
      })
      .filter(({ kind, name, found }) => {
        return (
          !laterNames.includes(`${name}:${found}`) &&
          !(kind === 'unknown-key' && laterNames.includes(name))
        );
      })
      .slice(0, FAULTS_MAX);
  };
  const known = new WeakMap<YamlFile, readonly Fault[]>();
  return NAMES.map((kind) => ({
    name: kind,
    severity: use.isForgiving || (use.mayBePart && kind === 'missing-key') ? 'hint' : 'error',
    find(file) {
      const faults = known.get(file) ?? read(file);
      known.set(file, faults);
      return faults
        .filter((fault) => fault.kind === kind)
        .map((fault) => explain(fault, file.text));
    },
  }));
}

function explain({ kind, name, wanted, offset }: Fault, text: string): Hit {
  const shown = name.slice(0, 60);
  const near = nearestOf(name, wanted);
  switch (kind) {
    case 'unknown-key':
      if (near) {
        const isPlain = text.startsWith(`${name}:`, offset);
        return {
          offset,
          message: `“${shown}” is not known here. It may mean “${near}”.`,
          fix: isPlain ? { offset, end: offset + name.length, text: near } : undefined,
        };
      }
      return {
        offset,
        severity: 'hint',
        message: `The published schema has no “${shown}” in this block. It may be misspelt, misplaced or very new.`,
      };
    case 'missing-key':
      return { offset, message: `“${shown}” is missing in this block.` };
    case 'wrong-type':
      return {
        offset,
        message: `${shown ? `“${shown}”` : 'This file'} takes ${list(wanted.map(nameType))} here.`,
      };
    case 'wrong-value': {
      const choice =
        wanted.length > 0 ? ` It takes ${list(wanted.map((each) => `“${each}”`))}.` : '';
      return {
        offset,
        ...(!near && { severity: 'hint' }),
        message: `The published schema does not list “${shown}” here.${choice}`,
      };
    }
    default:
      return kind satisfies never;
  }
}

const WANTED_MAX = 6;

/** Names as a phrase; of many, the first ones. */
export function list(names: readonly string[]): string {
  const unique = [...new Set(names)];
  if (unique.length > WANTED_MAX) return `${unique.slice(0, WANTED_MAX).join(', ')} and others`;
  return unique.length < 2
    ? unique.join('')
    : `${unique.slice(0, -1).join(', ')} or ${unique.at(-1)}`;
}

function nameType(type: string): string {
  switch (type) {
    case 'object':
      return 'a map';
    case 'array':
      return 'a list';
    case 'string':
      return 'a text';
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'nothing';
    default:
      return 'a number';
  }
}
