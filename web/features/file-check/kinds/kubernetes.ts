import schema from 'virtual:schema/kubernetes';
import type { Hit } from '../finding.ts';
import type { SchemaUse } from '../schema/schema-rules.ts';
import { at, entriesOf, isOpen, itemsOf, textAt, type YamlNode } from '../yaml-node.ts';
import { fill, type TreeFile, type YamlRule } from '../yaml-rule.ts';
import { dockerSocket } from './docker-socket.ts';
import { explainImage } from './images.ts';
import { findRefusedValues } from './kubernetes-values.ts';

const idOf = (object: YamlNode) => `${textAt(object, 'apiVersion')} ${textAt(object, 'kind')}`;

export const published: SchemaUse = {
  schema,
  isStrict: true,
  // An overlay patch only contains the fields it changes.
  mayBePart: true,
  pick: (document) => schema.definitions[idOf(document)],
  later: 'resizePolicy trafficDistribution stopSignal fileKeyRef podReplacementPolicy',
};

/** Removed in 1.16, 1.22, 1.25 and 1.26. Source: Kubernetes, “Deprecated API Migration Guide”. */
const REMOVED =
  /^(?:extensions\/v1beta1 |apps\/v1beta[12] |(?:networking|rbac\.authorization|apiextensions|admissionregistration|scheduling|storage|coordination|certificates|policy|discovery|events|node)\.?\S*\/v1(?:alpha|beta)1 (?:Ingress|IngressClass|Role|RoleBinding|ClusterRole|ClusterRoleBinding|CustomResourceDefinition|\w+WebhookConfiguration|PriorityClass|StorageClass|CSIDriver|CSINode|Lease|CertificateSigningRequest|PodDisruptionBudget|PodSecurityPolicy|EndpointSlice|Event|RuntimeClass)$|batch\/v1beta1 CronJob|batch\/v2alpha1 |autoscaling\/v2beta[12] )/;

/** Kinds that run no pods of their own. */
const WITHOUT_PODS =
  / (?:Service|ServiceAccount|ConfigMap|Secret|Ingress|Namespace|NetworkPolicy|PersistentVolume(?:Claim)?|PodDisruptionBudget|HorizontalPodAutoscaler|(?:Cluster)?Role(?:Binding)?|StorageClass)$/;

export const rules: readonly YamlRule[] = [
  { name: 'removed-api', find: (file) => eachObject(file, findRemovedApi) },
  { name: 'selector-mismatch', find: (file) => eachObject(file, findMismatch) },
  { name: 'unknown-volume', find: (file) => eachObject(file, findUnknownVolumes) },
  { name: 'idle-service', find: findIdleServices },
  {
    name: 'wrong-value',
    severity: 'error',
    find: (file) => eachObject(file, (object) => findRefusedValues(object, idOf(object))),
  },
  {
    name: 'moving-image',
    at: ['**.containers|initContainers.*.image'],
    say: explainImage,
  },
  // Without a request of its own, a container requests as much as its limit.
  {
    name: 'missing-limits',
    at: ['**.containers.*'],
    without: ['resources.limits.memory'],
    say: '“%” has no memory limit, so a leak can use up the memory of its node.',
  },
  { name: 'root-user', find: findRoots },
  {
    name: 'privileged-container',
    at: ['**.securityContext.privileged|allowPrivilegeEscalation'],
    like: /^true$/,
    say: 'This container may become root on its node. Add the single capability instead.',
  },
  {
    name: 'wide-capability',
    at: ['**.capabilities.add'],
    like: /^(?:CAP_)?(?:ALL|SYS_ADMIN)$/,
    say: '“%” is nearly as much as privileged. Add the single capability that the container needs.',
  },
  {
    name: 'host-access',
    at: ['**.hostNetwork|hostPID|hostIPC'],
    like: /^true$/,
    say: 'This removes the wall between the pod and its node.',
  },
  {
    name: 'host-access',
    at: ['**.volumes.*.hostPath'],
    on: 'path',
    like: /^(?!\/(?:var\/)?run\/docker\.sock)/,
    say: 'This pod reads or writes the disk of its node. Use a volume claim.',
  },
  { ...dockerSocket, at: ['**.volumes.*.hostPath.path'] },
  { name: 'secret-in-manifest', find: (file) => eachObject(file, findSecrets) },
  {
    name: 'missing-readiness',
    at: ['spec.template.spec.containers.*'],
    where: { 'ports.*.containerPort': /./ },
    without: ['readinessProbe'],
    say: '“%” gets traffic before it can answer. Give it a readinessProbe.',
  },
  {
    name: 'wide-role',
    at: ['rules.*.verbs|resources', 'items.*.rules.*.verbs'],
    like: /^\*$/,
    say: 'A star allows whatever a later release adds. List what is needed.',
  },
  {
    name: 'wide-role',
    at: ['roleRef.name'],
    like: /^cluster-admin$/,
    say: 'cluster-admin may do everything in the cluster. Bind a role that lists what is needed.',
  },
];

/** Expands a `List` into its items; any other document is a single object. */
function objectsOf({ documents }: TreeFile): readonly YamlNode[] {
  return documents.flatMap((document) => {
    const items = itemsOf(at(document, 'items'));
    return items.length > 0 ? items : [document];
  });
}

function* eachObject(file: TreeFile, find: (object: YamlNode) => Iterable<Hit>): Iterable<Hit> {
  for (const object of objectsOf(file)) yield* find(object);
}

function templateOf(object: YamlNode): YamlNode | undefined {
  if (textAt(object, 'kind') === 'Pod') return object;
  return at(object, 'spec', 'jobTemplate', 'spec', 'template') ?? at(object, 'spec', 'template');
}

function containersOf(object: YamlNode): readonly YamlNode[] {
  const pod = at(templateOf(object), 'spec');
  return [...itemsOf(at(pod, 'containers')), ...itemsOf(at(pod, 'initContainers'))];
}

function* findRoots(file: TreeFile): Iterable<Hit> {
  for (const object of objectsOf(file)) {
    for (const container of containersOf(object)) {
      const pod = at(templateOf(object), 'spec');
      const setting = (key: string) =>
        textAt(container, 'securityContext', key) ?? textAt(pod, 'securityContext', key);
      const isOther = setting('runAsNonRoot') === 'true' || setting('runAsUser') !== undefined;
      if (isOther && setting('runAsUser') !== '0') continue;
      const words = '“%” may run as root. Set runAsNonRoot: true in its securityContext.';
      yield {
        offset: at(container, 'securityContext', 'runAsUser')?.offset ?? container.offset,
        message: fill(words, textAt(container, 'name') ?? 'This container'),
      };
    }
  }
}

function* findRemovedApi(object: YamlNode): Iterable<Hit> {
  const version = at(object, 'apiVersion');
  if (!version || !REMOVED.test(idOf(object))) return;
  const message = fill('Kubernetes no longer serves “%”. Take its successor.', idOf(object));
  yield { offset: version.offset, severity: 'error', message };
}

/** The selector of a workload must match the labels of its own pod template. */
function* findMismatch(object: YamlNode): Iterable<Hit> {
  const labels = at(templateOf(object), 'metadata', 'labels');
  if (!labels || isOpen(labels)) return;
  for (const { key, keyOffset, value } of entriesOf(
    at(object, 'spec', 'selector', 'matchLabels'),
  )) {
    const label = at(labels, key);
    if (isOpen(value) || (label && isOpen(label)) || textAt(label) === textAt(value)) continue;
    const message = fill('The pod template has no label “%” with this value.', key);
    yield { offset: keyOffset, severity: 'error', message };
  }
}

/** A service whose selector matches no pod of its file, although the file has pods. */
function* findIdleServices(file: TreeFile): Iterable<Hit> {
  const objects = objectsOf(file);
  const pods = objects.flatMap((object) => at(templateOf(object), 'metadata', 'labels') ?? []);
  // Workloads of other kinds, and templates, may have any labels.
  const isKnown = objects.every((object) => WITHOUT_PODS.test(idOf(object)) || templateOf(object));
  if (pods.length === 0 || !isKnown || pods.some(isOpen)) return;
  for (const object of objects) {
    const selector = at(object, 'spec', 'selector');
    const wanted = entriesOf(selector);
    if (idOf(object) !== 'v1 Service' || !selector || wanted.length === 0) continue;
    const isMatch = (labels: YamlNode) =>
      wanted.every(({ key, value }) => {
        const label = at(labels, key);
        return isOpen(value) || (label && (isOpen(label) || textAt(label) === textAt(value)));
      });
    if (pods.some(isMatch)) continue;
    const words = 'No pod of this file has the labels that the service “%” looks for.';
    const message = fill(words, textAt(object, 'metadata', 'name') ?? '');
    yield { offset: selector.offset, message };
  }
}

function* findUnknownVolumes(object: YamlNode): Iterable<Hit> {
  const pod = at(templateOf(object), 'spec');
  if (!pod || at(pod, 'volumes')?.kind === 'unresolved') return;
  const claims = itemsOf(at(object, 'spec', 'volumeClaimTemplates'));
  const names = [
    ...itemsOf(at(pod, 'volumes')).map((volume) => textAt(volume, 'name')),
    ...claims.map((claim) => textAt(claim, 'metadata', 'name')),
  ];
  for (const container of containersOf(object)) {
    for (const mount of itemsOf(at(container, 'volumeMounts'))) {
      const name = at(mount, 'name');
      if (name?.kind !== 'text' || isOpen(name) || names.includes(name.text)) continue;
      yield { offset: name.offset, message: fill('The pod has no volume called “%”.', name.text) };
    }
  }
}

function* findSecrets(object: YamlNode): Iterable<Hit> {
  if (textAt(object, 'kind') !== 'Secret') return;
  for (const values of [at(object, 'data'), at(object, 'stringData')]) {
    for (const { key, keyOffset, value } of entriesOf(values)) {
      if (value.kind !== 'text' || value.text === '' || /\$\{|\{\{|^ENC\[/.test(value.text))
        continue;
      const words =
        '“%” is readable here, base64 or not. Encrypt it with SOPS or fetch it from a vault.';
      yield { offset: keyOffset, message: fill(words, key) };
    }
  }
}
