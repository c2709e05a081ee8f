import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import Ajv2019 from 'ajv/dist/2019.js';

const folder = new URL('schemas/json/', import.meta.resolve('schemastore/package.json'));

async function readSchema(path: string) {
  return JSON.parse(await readFile(fileURLToPath(new URL(path, folder)), 'utf8'));
}

/** Returns validation errors of a compose file, by the Compose Specification's schema. */
export async function createComposeValidator(): Promise<(value: unknown) => string> {
  const path =
    'raw.githubusercontent.com/compose-spec/compose-spec/master/schema/compose-spec.json';
  const schema = await readSchema(path);
  const ajv = new Ajv2019({ strict: false, validateFormats: false, allErrors: true });
  // The schema names its parts as in draft 4.
  ajv.removeKeyword('id');
  const validate = ajv.compile({ ...schema, $schema: undefined });
  return (value) => (validate(value) ? '' : ajv.errorsText(validate.errors));
}

/** The package only has older versions of these, which lack a few fields. */
const OLDER: Readonly<Record<string, string>> = {
  'batch/v1 CronJob': 'io.k8s.api.batch.v1beta1.CronJob',
  'policy/v1 PodDisruptionBudget': 'io.k8s.api.policy.v1beta1.PodDisruptionBudget',
};
const NEWER_FIELDS: Readonly<Record<string, object>> = {
  'io.k8s.api.batch.v1beta1.CronJobSpec': { timeZone: { type: 'string' } },
  'io.k8s.api.core.v1.PodSecurityContext': {
    fsGroupChangePolicy: { enum: ['Always', 'OnRootMismatch'] },
    seccompProfile: {
      type: 'object',
      properties: { type: { enum: ['RuntimeDefault'] } },
      additionalProperties: false,
    },
  },
};

/**
 * Returns validation errors of a manifest, including unknown fields, by the Kubernetes definitions.
 */
export async function createManifestValidator(): Promise<(manifest: Manifest) => string> {
  const { definitions } = await readSchema('kubernetes-definitions.json');
  for (const [name, definition] of Object.entries<Record<string, unknown>>(definitions)) {
    if (!definition.properties) continue;
    definition.additionalProperties = false;
    definition.properties = { ...definition.properties, ...NEWER_FIELDS[name] };
  }
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ $id: 'kubernetes', definitions });
  return ({ apiVersion, kind, ...rest }) => {
    const group = apiVersion.includes('/') ? apiVersion.replace('/', '.') : `core.${apiVersion}`;
    const name =
      OLDER[`${apiVersion} ${kind}`] ?? `io.k8s.api.${group.replace('.k8s.io', '')}.${kind}`;
    const validate = ajv.getSchema(`kubernetes#/definitions/${name}`);
    if (!validate) return `There is no definition of ${name}.`;
    return validate({ apiVersion, kind, ...rest }) ? '' : ajv.errorsText(validate.errors);
  };
}

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly [field: string]: unknown;
}
