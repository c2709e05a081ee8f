import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PublishedSchema, Schema } from '../../web/features/file-check/schema/schema.ts';

const folder = new URL('.', import.meta.resolve('kubernetes-types/package.json'));

const INTERFACE = /^export interface (\w+)[^{]* \{\n([\s\S]*?)^\}/gm;
const FIELD =
  /^ {4}(?<readonly>readonly )?"?(?<name>[\w$-]+)"?(?<optional>\?)?: (?<type>[^\n]+);$/gm;

const MAP = /\{\s*\[name: string\]: ([^;]+);\s*\}/g;

const SCALARS: Readonly<Record<string, Schema>> = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  Quantity: {
    format: [
      String.raw`^[+-]?(?:\d+\.?\d*|\.\d+)(?:[numkMGTPE]|[KMGTPE]i|[eE][+-]?\d+)?$`,
      'a quantity such as 64Mi or 250m',
    ],
  },
};

/** What the API server takes, where the types say less. Source: Kubernetes, “Kubernetes API”. */
const oneOf = (...values: readonly string[]): Schema => ({
  format: [
    // Empty stands for the default.
    `^(?:${values.join('|')})?$`,
    new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(values),
  ],
});
/** Some ports may also have the name of another one, and 0 is for ports that are not set. */
const PORT: Schema = { minimum: 0, maximum: 65_535 };
const PROTOCOL = oneOf('TCP', 'UDP', 'SCTP');
const ACCESS: Schema = {
  items: oneOf('ReadWriteOnce', 'ReadOnlyMany', 'ReadWriteMany', 'ReadWriteOncePod'),
};
const BASE64: Schema = {
  format: [
    String.raw`^\s*(?:(?:[A-Za-z0-9+/]\s*){4})*(?:(?:[A-Za-z0-9+/]\s*){2}(?:=\s*){2}|(?:[A-Za-z0-9+/]\s*){3}=\s*)?$`,
    'base64. As it is, it belongs under stringData',
  ],
};
const VALUES: Readonly<Record<string, Schema>> = {
  'Container.imagePullPolicy': oneOf('Always', 'IfNotPresent', 'Never'),
  'ContainerPort.containerPort': PORT,
  'ContainerPort.hostPort': PORT,
  'ContainerPort.protocol': PROTOCOL,
  'CronJobSpec.concurrencyPolicy': oneOf('Allow', 'Forbid', 'Replace'),
  'DaemonSetUpdateStrategy.type': oneOf('RollingUpdate', 'OnDelete'),
  'DeploymentStrategy.type': oneOf('RollingUpdate', 'Recreate'),
  'HTTPGetAction.port': PORT,
  'HTTPIngressPath.pathType': oneOf('Exact', 'Prefix', 'ImplementationSpecific'),
  'NetworkPolicySpec.policyTypes': { items: oneOf('Ingress', 'Egress') },
  'PersistentVolumeClaimSpec.accessModes': ACCESS,
  'PersistentVolumeSpec.accessModes': ACCESS,
  'PodSpec.restartPolicy': oneOf('Always', 'OnFailure', 'Never'),
  'Secret.data': { additionalProperties: BASE64 },
  'ServicePort.nodePort': PORT,
  'ServicePort.port': PORT,
  'ServicePort.protocol': PROTOCOL,
  'ServicePort.targetPort': PORT,
  'ServiceSpec.type': oneOf('ClusterIP', 'NodePort', 'LoadBalancer', 'ExternalName'),
  'StatefulSetUpdateStrategy.type': oneOf('RollingUpdate', 'OnDelete'),
  'TCPSocketAction.port': PORT,
};

/**
 * Derives a Kubernetes schema from the TypeScript types that are generated from the OpenAPI
 * description of each release. `definitions` has each object under its version and kind, such as
 * `apps/v1 Deployment`.
 */
export function readKubernetesTypes(): PublishedSchema {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[a-z]+\/v\w+\.d\.ts$/.test(path))
    .map((path) => ({
      room: path.replace('.d.ts', ''),
      text: readFileSync(fileURLToPath(new URL(path, folder)), 'utf8').replaceAll(MAP, 'Map<$1>'),
    }));
  const interfaces = new Map<string, string>();
  for (const { room, text } of sources) {
    for (const [, name = '', body = ''] of text.matchAll(INTERFACE)) {
      interfaces.set(`${room}/${name}`, body);
    }
  }
  const roomOf = new Map(sources.map(({ room, text }) => [room, readImports(room, text)] as const));
  const definitions: Record<string, Schema> = {};

  const define = (id: string): Schema => {
    const body = interfaces.get(id);
    // An interface without fields stands for any JSON value.
    if (body === undefined || body.trim() === '') return {};
    if (!(id in definitions)) {
      definitions[id] = {};
      definitions[id] = readInterface(body, id);
    }
    return { $ref: id };
  };

  const readInterface = (body: string, id: string): Schema => {
    const [, room = '', owner = ''] = /^(.*)\/(.*)$/.exec(id) ?? [];
    const fields = [...body.matchAll(FIELD)].map(({ groups = {} }) => groups);
    return {
      type: 'object',
      properties: Object.fromEntries(
        // Read-only fields occur only in manifests exported from a cluster, and are not checked.
        fields.map(({ name = '', type = '', readonly }) => [
          name,
          readonly ? {} : { ...readType(type, room), ...VALUES[`${owner}.${name}`] },
        ]),
      ),
      required: fields.flatMap(({ name, optional }) => (optional ? [] : (name ?? []))),
      additionalProperties: false,
    };
  };

  const readType = (type: string, room: string): Schema => {
    const [, item] = /^Array<(.+)>$/.exec(type) ?? [];
    if (item !== undefined) return { type: 'array', items: readType(item, room) };
    const [, value] = /^Map<(.+)>$/.exec(type) ?? [];
    if (value !== undefined) {
      return { type: 'object', additionalProperties: readType(value, room) };
    }
    const literals = [...type.matchAll(/"([^"]+)"/g)].map(([, literal]) => literal);
    if (literals.length > 0) return { enum: literals };
    return SCALARS[type] ?? define(`${roomOf.get(room)?.get(type) ?? room}/${type}`);
  };

  const kinds: Record<string, Schema> = {};
  for (const [id, body] of interfaces) {
    const [, version] = /apiVersion\?: "([^"]+)"/.exec(body) ?? [];
    const [, kind] = /kind\?: "([^"]+)"/.exec(body) ?? [];
    if (version && kind && !kind.endsWith('List')) kinds[`${version} ${kind}`] = define(id);
  }
  return { definitions: { ...definitions, ...kinds } };
}

/** Maps each imported name to the module that it comes from. */
function readImports(room: string, text: string): ReadonlyMap<string, string> {
  const imports = new Map<string, string>();
  for (const [, names = '', from = ''] of text.matchAll(/^import \{ (.+) \} from "(.+)";$/gm)) {
    const target = new URL(from, `file:///${room}`).pathname.slice(1);
    for (const name of names.split(', ')) imports.set(name, target);
  }
  return imports;
}
