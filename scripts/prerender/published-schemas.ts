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

const PORT = '(?:[0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])';
const PORTS = `${PORT}(?:-${PORT})?`;
const ADDRESS = String.raw`\d+(?:\.\d+){3}|\[[\da-fA-F:.]+\]|(?=\S{0,45}::)[\da-fA-F:.]{2,45}`;
const UNITS =
  'and|with|plus|s(?:ec(?:ond)?s?)?|m(?:in(?:ute)?s?)?|h(?:(?:ou)?rs?)?|d(?:ays?|y)?|w(?:ee)?ks?|w|mo(?:n(?:th)?)?s?|y(?:(?:ea)?rs?)?';

/** What tools take, as a pattern and in words, by the name of the format. */
const FORMATS: Readonly<Record<string, readonly [string, string]>> = {
  ports: [
    `^(?:(?:(?:${ADDRESS}):)?(?:${PORTS})?:)?${PORTS}(?:/[A-Za-z]+)?$`,
    'ports up to 65535, such as 8080:80',
  ],
  duration: [
    String.raw`^(?:0|[-+]?(?:(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|μs|ms|s|m|h|d|w))+)$`,
    'a duration such as 30s',
  ],
  size: [String.raw`^-?[\d.]+ ?(?:[bB]|[kmgtpKMGTP][iI]?[bB]?)?$`, 'a size such as 512m'],
  restart: [
    '^(?:no|always|unless-stopped|on-failure(?::[0-9]+)?)$',
    'no, always, unless-stopped or on-failure',
  ],
  // Only words after a figure, since GitLab reads numbers that are written out, too.
  time: [String.raw`^(?!.*\d\s*(?!(?:${UNITS})(?![a-z]))[a-z])`, 'a time such as 30 minutes'],
};

/** What the tools refuse, and the schemas do not say or say otherwise, by place. */
const AMENDMENTS: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'gitlab-ci': {
    timeout: { format: 'time' },
    start_in: { format: 'time' },
    'artifacts/properties/expire_in': { format: 'time' },
    'job_template/properties/environment/oneOf/1/properties/auto_stop_in': { format: 'time' },
    'job_template/properties/parallel/oneOf/0': { minimum: 1, maximum: 200 },
  },
  // The image has a default.
  circleci: { machineExecutor: { required: [] } },
  compose: {
    'service/properties/restart': { format: 'restart' },
    ...Object.fromEntries(
      ['mem_limit', 'mem_reservation', 'memswap_limit', 'shm_size'].map((name) => [
        `service/properties/${name}`,
        { format: 'size' },
      ]),
    ),
    'deployment/properties/resources/properties/limits/properties/memory': { format: 'size' },
    'deployment/properties/resources/properties/reservations/properties/memory': { format: 'size' },
  },
};

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
  if (kind === 'circleci') addJobTypes(root);
  if (kind === 'gitlab-ci') {
    const definitions = resolve(root, '#/definitions');
    for (const name of EXTENDED_SINCE) if (isRecord(definitions)) definitions[name] = {};
  }
  for (const [place, keywords] of Object.entries(AMENDMENTS[kind] ?? {})) {
    const schema = resolve(root, `#/definitions/${place}`);
    if (!isRecord(schema)) throw new Error(`The schema of ${place} has moved.`);
    Object.assign(schema, keywords);
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
        case 'if':
        case 'else':
          schema[keyword] = shorten(value);
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
        case 'format':
          if (FORMATS[String(value)]) schema.format = FORMATS[String(value)];
          break;
        case 'type':
        case 'enum':
        case 'pattern':
        case 'minimum':
        case 'maximum':
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

/** Jobs of these types run elsewhere, or run nothing. Source: CircleCI, “Configuration reference”. */
function addJobTypes(root: unknown): void {
  const jobs = resolve(root, '#/definitions/jobs');
  if (!isRecord(jobs)) throw new Error('The schema of jobs has moved.');
  const types = ['approval', 'lock', 'no-op', 'release', 'unlock'];
  jobs.additionalProperties = {
    if: { required: ['type'], properties: { type: { enum: types } } },
    else: jobs.additionalProperties,
  };
}

function entriesOf(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value).filter(([, each]) => each !== undefined) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
