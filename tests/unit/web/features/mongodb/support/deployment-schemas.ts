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

const TEXT = { type: 'string', minLength: 1 };
const HOURS = { type: 'string', pattern: '^\\d+h$' };
const closed = (properties: object, required = Object.keys(properties)) => {
  return { type: 'object', properties, required, additionalProperties: false };
};
const resource = (spec: object) =>
  closed({ apiVersion: TEXT, kind: TEXT, metadata: closed({ name: TEXT }), spec });

/** The fields of cert-manager.io/v1 that we use, as its custom resource definitions have them. */
const CERT_MANAGER = {
  Issuer: resource({
    anyOf: [closed({ selfSigned: closed({}) }), closed({ ca: closed({ secretName: TEXT }) })],
  }),
  Certificate: resource(
    closed(
      {
        isCA: { type: 'boolean' },
        commonName: { ...TEXT, maxLength: 64 },
        secretName: TEXT,
        duration: HOURS,
        renewBefore: HOURS,
        privateKey: closed(
          {
            algorithm: { enum: ['RSA', 'ECDSA', 'Ed25519'] },
            size: { enum: [256, 384, 521] },
            rotationPolicy: { enum: ['Never', 'Always'] },
          },
          ['algorithm'],
        ),
        usages: {
          type: 'array',
          items: { enum: ['digital signature', 'server auth', 'client auth'] },
        },
        dnsNames: { type: 'array', items: TEXT },
        ipAddresses: { type: 'array', items: TEXT },
        additionalOutputFormats: {
          type: 'array',
          items: closed({ type: { enum: ['DER', 'CombinedPEM'] } }),
        },
        issuerRef: closed({ group: TEXT, kind: { enum: ['Issuer', 'ClusterIssuer'] }, name: TEXT }),
      },
      ['secretName', 'issuerRef'],
    ),
  ),
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
  ajv.addSchema({ $id: 'cert-manager', definitions: CERT_MANAGER });
  return ({ apiVersion, kind, ...rest }) => {
    const group = apiVersion.includes('/') ? apiVersion.replace('/', '.') : `core.${apiVersion}`;
    const name =
      OLDER[`${apiVersion} ${kind}`] ?? `io.k8s.api.${group.replace('.k8s.io', '')}.${kind}`;
    const validate =
      apiVersion === 'cert-manager.io/v1'
        ? ajv.getSchema(`cert-manager#/definitions/${kind}`)
        : ajv.getSchema(`kubernetes#/definitions/${name}`);
    if (!validate) return `There is no definition of ${name}.`;
    return validate({ apiVersion, kind, ...rest }) ? '' : ajv.errorsText(validate.errors);
  };
}

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly [field: string]: unknown;
}
