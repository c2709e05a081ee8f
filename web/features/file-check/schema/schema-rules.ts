import { replaceName } from '../edits.ts';
import type { Edit, Hit, Rule } from '../finding.ts';
import { nearestOf } from '../nearest.ts';
import type { YamlNode } from '../yaml-node.ts';
import type { TreeFile } from '../yaml-rule.ts';
import { createSchemaReader, type Fault } from './faults.ts';
import type { JsonType, PublishedSchema, Schema } from './schema.ts';

/** How a tool treats input that its schema does not describe. */
export interface SchemaUse {
  readonly schema: PublishedSchema;
  /** Keys or forms added after the schema was published, such as `needs:list`, with spaces between. */
  readonly later?: string;
  /** For tools that ignore unknown keys. */
  readonly isForgiving?: boolean;
  readonly isStrict?: boolean;
  /** Whether to say only what is likely misspelt or surely refused, since much is newer or left out. */
  readonly isQuiet?: boolean;
  /** Whether a document may be a fragment, whose required keys are elsewhere. */
  readonly isPart?: (document: YamlNode) => boolean;
  /** Selects the schema of one document; without it, the schema of the whole file applies. */
  readonly pick?: (document: YamlNode) => Schema | undefined;
}

/** Further faults are mostly consequential errors. */
const FAULTS_MAX = 8;

/** Reports schema violations, each under the name of its kind. */
export function schemaRule(use: SchemaUse): Rule<TreeFile> {
  const later = use.later?.split(/\s+/) ?? [];
  const isLater = ({ kind, name, found }: Fault) =>
    later.includes(`${name}:${found}`) || (kind === 'unknown-key' && later.includes(name));
  return {
    name: 'schema',
    severity: use.isForgiving ? 'hint' : 'error',
    find({ text, documents }) {
      const faultsOf = createSchemaReader(use.schema, use.isStrict ?? false);
      const faults = documents.flatMap((document) => {
        const schema = use.pick ? use.pick(document) : use.schema;
        const place = { key: '', offset: document.offset, depth: 0 };
        const all = schema ? faultsOf(document, schema, place) : [];
        const found = document.kind === 'text' ? all : all.filter((fault) => !isRoot(fault));
        return use.isPart?.(document) ? found.filter(({ kind }) => kind !== 'missing-key') : found;
      });
      return faults
        .filter((fault) => !isLater(fault) && (!use.isQuiet || !isGuess(fault)))
        .slice(0, FAULTS_MAX)
        .map((fault): Hit => {
          const isHint = use.isPart && fault.kind === 'missing-key';
          return {
            offset: fault.offset,
            rule: fault.kind,
            severity: isHint ? 'hint' : undefined,
            ...explain(fault, text),
          };
        });
    },
  };
}

/** A file that is another thing as a whole, such as a list of variables. */
const isRoot = ({ kind, name, depth }: Fault) =>
  kind === 'wrong-type' && name === '' && depth === 0;

/** Whether nothing but the silence of the schema speaks against a key or value. */
function isGuess({ kind, name, wanted, isSure }: Fault): boolean {
  if (kind !== 'unknown-key' && kind !== 'wrong-value') return false;
  const near = nearestOf(name, wanted);
  // A version that is added to a name, such as gcc8.
  return !isSure && (near === undefined || name.replace(/[-.\d]+$/, '') === near);
}

function explain(
  { kind, name, wanted, offset, isSure }: Fault,
  text: string,
): Pick<Hit, 'message' | 'severity' | 'fix'> {
  const shown = `“${name.slice(0, 60)}”`;
  const near = nearestOf(name, wanted);
  switch (kind) {
    case 'unknown-key': {
      if (!near) {
        return {
          severity: 'hint',
          message: `The published schema has no ${shown} in this block. It may be misspelt, misplaced or very new.`,
        };
      }
      const isPlain = text.startsWith(`${name}:`, offset);
      return {
        message: `${shown} is not known here. It may mean “${near}”.`,
        fix: isPlain ? { offset, end: offset + name.length, text: near } : undefined,
      };
    }
    case 'missing-key':
      return { message: `${shown} is missing in this block.` };
    case 'wrong-type': {
      const types = list(wanted.map((type) => TYPE_NAMES[type] ?? type));
      return {
        message: `${name ? shown : 'This file'} takes ${types} here.`,
        fix: text.startsWith(name, offset) ? wrapValue(text, offset, wanted) : undefined,
      };
    }
    case 'wrong-value': {
      if (isSure) return { message: `This value is refused here. It takes ${list(wanted)}.` };
      const values = list(wanted.map((each) => `“${each}”`));
      const choice = values && ` It takes ${values}.`;
      return {
        ...(!near && { severity: 'hint' }),
        message: `The published schema does not list ${shown} here.${choice}`,
        ...(near && { fix: replaceName(name, near)(text, offset) }),
      };
    }
    default:
      return kind satisfies never;
  }
}

/** A plain value beside its key as a list of one, or a number as a text. */
function wrapValue(text: string, offset: number, wanted: readonly string[]): Edit | undefined {
  const line = text.slice(offset).split('\n', 1)[0] ?? '';
  const [, key = '', value = ''] =
    /^((?:- )?[\w.-]+:[ ]+)("[^"\n]*"|'[^'\n]*'|[\w./:@-]+)[ ]*\r?$/.exec(line) ?? [];
  if (value === '') return undefined;
  const place = { offset: offset + key.length, end: offset + key.length + value.length };
  const isPlain = /^[\d.]+$|^(?:true|false)$/.test(value);
  if (wanted.length === 1 && wanted[0] === 'string' && isPlain)
    return { ...place, text: `"${value}"` };
  const isQuoted = /^["']/.test(value) || /^[\w./-]+$/.test(value);
  return wanted.includes('array') && isQuoted ? { ...place, text: `[${value}]` } : undefined;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  object: 'a map',
  array: 'a list',
  string: 'a text',
  boolean: 'true or false',
  number: 'a number',
  integer: 'a number',
  null: 'nothing',
} satisfies Record<JsonType, string>;

const WANTED_MAX = 6;

/** Names as a phrase; of many, the first ones. */
export function list(names: readonly string[]): string {
  const unique = [...new Set(names)];
  if (unique.length > WANTED_MAX) return `${unique.slice(0, WANTED_MAX).join(', ')} and others`;
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(unique);
}
