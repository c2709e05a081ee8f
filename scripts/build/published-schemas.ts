import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { PublishedSchema, Schema } from '../../web/features/file-check/schema/schema.ts';
import { readKubernetesTypes } from './kubernetes-types.ts';

const PREFIX = 'virtual:schema/';
const folder = new URL('schemas/json/', import.meta.resolve('schemastore/package.json'));

const FILES: Readonly<Record<string, string>> = {
  'azure-pipelines':
    'raw.githubusercontent.com/microsoft/azure-pipelines-vscode/master/service-schema.json',
  circleci: 'circleciconfig.json',
  compose: 'raw.githubusercontent.com/compose-spec/compose-spec/master/schema/compose-spec.json',
  'gitlab-ci':
    'gitlab.com/gitlab-org/gitlab/-/raw/master/app/assets/javascripts/editor/schema/ci.json',
  travis: 'travis.json',
};

/** GitLab has extended the syntax of these parts since the schema was published. */
const EXTENDED_SINCE = [
  ...['include_item', 'variables', 'globalVariables', 'changes', 'exists'],
  ...['before_script', 'after_script'],
];

/**
 * `virtual:schema/<kind>` is the published schema of a kind of file, reduced to what validation
 * needs: 2 to 8 kB compressed, where compiled validators take 10 to 120 kB.
 */
export function publishedSchemas(): Plugin {
  return {
    name: 'onego:published-schemas',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`)
        ? `export default ${JSON.stringify(readSchema(id.slice(PREFIX.length + 1)))};`
        : null,
  };
}

/** @throws if there is no schema for this kind. */
function readSchema(kind: string): PublishedSchema {
  if (kind === 'kubernetes') return readKubernetesTypes();
  const file = FILES[kind];
  if (file === undefined) throw new Error(`There is no schema for “${kind}”.`);
  const root: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  // Half a megabyte of this schema is the inputs of single tasks, which organizations extend.
  if (kind === 'azure-pipelines') forgetTasks(root);
  if (kind === 'gitlab-ci') {
    const definitions = resolve(root, '#/definitions');
    for (const name of EXTENDED_SINCE) if (isRecord(definitions)) definitions[name] = {};
  }
  return prune(root);
}

/** Keeps only the keywords that the check reads and the definitions that are referenced. */
function prune(root: unknown): PublishedSchema {
  const definitions: Record<string, Schema> = {};

  const define = (pointer: string): string => {
    if (!(pointer in definitions)) {
      definitions[pointer] = {};
      definitions[pointer] = shorten(resolve(root, pointer));
    }
    return pointer;
  };
  const shortenEach = (schemas: unknown) =>
    Object.fromEntries(entriesOf(schemas).map(([name, schema]) => [name, shorten(schema)]));

  const shorten = (source: unknown): Schema => {
    const schema: Record<string, unknown> = {};
    for (const [keyword, value] of entriesOf(source)) {
      switch (keyword) {
        case '$ref':
          schema.$ref = define(String(value));
          break;
        case 'properties':
        case 'patternProperties':
          schema[keyword] = shortenEach(value);
          break;
        case 'additionalProperties':
          schema[keyword] = typeof value === 'boolean' ? value : shorten(value);
          break;
        case 'items':
          // An array has one schema per position; the check does not validate positions.
          if (!Array.isArray(value)) schema.items = shorten(value);
          break;
        case 'anyOf':
        case 'oneOf':
          schema.anyOf = Object.values(Object(value)).map(shorten);
          break;
        case 'allOf':
          schema.allOf = Object.values(Object(value)).map(shorten);
          break;
        case 'const':
          schema.enum = [value];
          break;
        case 'type':
        case 'enum':
        case 'pattern':
        case 'required':
          schema[keyword] = value;
          break;
        default:
      }
    }
    return schema;
  };
  return { ...shorten(root), definitions };
}

function resolve(root: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => new Map(entriesOf(value)).get(name), root);
}

function forgetTasks(root: unknown): void {
  const task = resolve(root, '#/definitions/task');
  const base = resolve(root, '#/definitions/taskBase');
  if (!isRecord(task) || !isRecord(base)) throw new Error('The schema of tasks has moved.');
  const inputs = { type: 'object' };
  task.properties = { ...Object(base.properties), ...Object(task.properties), task: {}, inputs };
  task.anyOf = undefined;
}

function entriesOf(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value).filter(([, each]) => each !== undefined) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
