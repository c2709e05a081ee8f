import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parseAllDocuments } from 'yaml';
import type { CodeBlock } from './code-blocks.ts';

interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
}

interface Definition {
  readonly kind: 'CustomResourceDefinition';
  readonly spec: {
    readonly group: string;
    readonly names: { readonly kind: string };
    readonly versions: readonly {
      readonly name: string;
      readonly schema: { readonly openAPIV3Schema: object };
    }[];
  };
}

interface Checked {
  readonly block: CodeBlock;
  readonly resource: string;
  /** Empty if the resource fits its definition. */
  readonly faults: string;
}

/** Validates resources in YAML blocks against the definitions in a folder of YAML files. */
export async function checkCustomResources(
  blocks: readonly CodeBlock[],
  folder: string,
): Promise<readonly Checked[]> {
  const schemas = await readSchemas(folder);
  const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true }));
  return blocks
    .filter(({ language }) => language === 'yaml')
    .flatMap((block) =>
      readObjects(block.code)
        .filter(isResource)
        .flatMap((object) => {
          const resource = `${object.apiVersion} ${object.kind}`;
          const schema = schemas.get(resource);
          if (!schema) return [];
          const isValid = ajv.validate(closed(schema), object);
          return [{ block, resource, faults: isValid ? '' : ajv.errorsText() }];
        }),
    );
}

async function readSchemas(folder: string): Promise<ReadonlyMap<string, object>> {
  const schemas = new Map<string, object>();
  for (const file of await readdir(folder)) {
    if (!/\.ya?ml$/.test(file)) continue;
    const objects = readObjects(await readFile(join(folder, file), 'utf8'));
    for (const { spec } of objects.filter(isDefinition)) {
      for (const { name, schema } of spec.versions) {
        schemas.set(`${spec.group}/${name} ${spec.names.kind}`, schema.openAPIV3Schema);
      }
    }
  }
  return schemas;
}

/** The API server prunes unknown fields in silence; here they are faults. */
function closed(schema: unknown): object {
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    const isObject = value?.properties && value['x-kubernetes-preserve-unknown-fields'] !== true;
    return isObject && key !== 'metadata' && value.additionalProperties === undefined
      ? { ...value, additionalProperties: false }
      : value;
  });
}

function readObjects(text: string): unknown[] {
  return parseAllDocuments(text).map((document) => document.toJS());
}

function isResource(value: unknown): value is Resource {
  return typeof value === 'object' && value !== null && 'apiVersion' in value && 'kind' in value;
}

function isDefinition(value: unknown): value is Definition {
  return isResource(value) && value.kind === 'CustomResourceDefinition';
}
