import schema from 'virtual:schema/kubernetes';
import { fill, type Hit, hitAt } from '../finding.ts';
import type { SchemaUse } from '../schema/schema-rules.ts';
import {
  at,
  entriesOf,
  isOpen,
  itemsOf,
  select,
  textAt,
  type YamlEntry,
  type YamlNode,
} from '../yaml-node.ts';
import {
  findParts,
  type PathRule,
  partsAt,
  type RulesByName,
  type TreeFile,
} from '../yaml-rule.ts';
import { isSchedule } from './cron.ts';
import { dockerSocket, explainImage } from './images.ts';

const idOf = (tree: YamlNode) => `${textAt(tree, 'apiVersion')} ${textAt(tree, 'kind')}`;

/** A `List` has its objects as items. */
export function split(document: YamlNode): readonly YamlNode[] {
  const items = itemsOf(at(document, 'items'));
  return items.length > 0 ? items : [document];
}

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

const REFUSED_SCHEDULE =
  'Kubernetes refuses this schedule. It takes minute (0–59), hour (0–23), day (1–31), month (1–12) and weekday (0–6).';
const isKnown = ({ documents }: TreeFile) =>
  documents.every((tree) => schema.definitions[idOf(tree)]);
const MOUNTS: PathRule = {
  given: (file) =>
    isKnown(file) && [...partsAt(file, ['**.volumes'])].every(({ node }) => !isOpen(node)),
  at: ['**.containers|initContainers.*.volumeMounts.*'],
  among: ['**.volumes.*', 'spec.volumeClaimTemplates.*.metadata'],
  say: 'The pod has no volume called “%”.',
};

const CONTAINER_NAMES: PathRule = {
  given: isKnown,
  at: ['**.containers|initContainers.*.name'],
  unlike: /\$|\{\{/,
  isUnique: true,
  say: 'The pod has two containers called “%”.',
};

/** Their names become part of host names; a role may have any. */
const NAMED_LIKE_HOSTS =
  /^(?:Pod|Deployment|StatefulSet|DaemonSet|ReplicaSet|Job|CronJob|Service|ServiceAccount|ConfigMap|Secret|Ingress|Namespace|NetworkPolicy|PersistentVolume(?:Claim)?|PodDisruptionBudget|HorizontalPodAutoscaler)$/;

/** Kinds that run no pods of their own. */
const WITHOUT_PODS =
  / (?:Service|ServiceAccount|ConfigMap|Secret|Ingress|Namespace|NetworkPolicy|PersistentVolume(?:Claim)?|PodDisruptionBudget|HorizontalPodAutoscaler|(?:Cluster)?Role(?:Binding)?|StorageClass)$/;

export const rules: RulesByName = {
  'removed-api': { severity: 'error', find: inEach(findRemovedApi) },
  'selector-mismatch': { severity: 'error', find: inEach(findMismatch) },
  'unknown-volume': {
    severity: 'hint',
    find: inEach((tree) => findParts(MOUNTS, { text: '', documents: [tree] })),
  },
  'idle-service': { find: findIdleServices },
  'refused-by-tool': {
    severity: 'error',
    find: inEach((tree) => findParts(CONTAINER_NAMES, { text: '', documents: [tree] })),
  },
  'wrong-value': [
    { severity: 'error', find: inEach(findHighRequests) },
    {
      severity: 'error',
      at: [''],
      where: { kind: NAMED_LIKE_HOSTS },
      on: 'metadata.name',
      like: /[^a-z0-9.-]|^[.-]|[.-]$|\.[.-]|-\./,
      unlike: /[${<%]/,
      say: 'Kubernetes refuses this name. It takes lower-case letters, digits, hyphens and dots, with a letter or digit at both ends.',
    },
    {
      severity: 'error',
      at: [''],
      where: { apiVersion: /^batch\/v1$/, kind: /^CronJob$/ },
      on: 'spec.schedule',
      unlike: /\$|\{\{/,
      say: (text) => (isSchedule(text) ? undefined : REFUSED_SCHEDULE),
    },
    {
      severity: 'error',
      at: [''],
      where: { apiVersion: /^batch\/v1$/ },
      on: '**.template.spec.restartPolicy',
      like: /^Always$/,
      say: 'A job ends, so Kubernetes refuses “%” here. It takes OnFailure or Never.',
    },
    {
      severity: 'error',
      at: [''],
      where: { apiVersion: /^apps\/v1$/ },
      on: '**.template.spec.restartPolicy',
      like: /^(?:OnFailure|Never)$/,
      say: 'Kubernetes refuses “%” here, since this runs its pods without end. It takes Always.',
    },
  ],
  'moving-image': {
    at: ['**.containers|initContainers.*.image'],
    say: explainImage,
  },
  // Without a request of its own, a container requests as much as its limit.
  'missing-limits': {
    at: ['**.containers.*.!resources:limits:memory'],
    say: '“%” has no memory limit, so a leak can use up the memory of its node.',
  },
  'root-user': { find: inEach(findRoots) },
  'privileged-container': {
    at: ['**.securityContext.privileged|allowPrivilegeEscalation'],
    like: /^true$/,
    say: 'This container may become root on its node. Add the single capability instead.',
  },
  'wide-capability': {
    at: ['**.capabilities.add'],
    like: /^(?:CAP_)?(?:ALL|SYS_ADMIN)$/,
    say: '“%” is nearly as much as privileged. Add the single capability that the container needs.',
  },
  'host-access': [
    {
      at: ['**.hostNetwork|hostPID|hostIPC'],
      like: /^true$/,
      say: 'This removes the wall between the pod and its node.',
    },
    {
      at: ['**.volumes.*.hostPath'],
      on: 'path',
      like: /^(?!\/(?:var\/)?run\/docker\.sock)/,
      say: 'This pod reads or writes the disk of its node. Use a volume claim.',
    },
  ],
  'docker-socket': { ...dockerSocket, at: ['**.volumes.*.hostPath.path'] },
  'secret-in-manifest': {
    at: [''],
    where: { kind: /^Secret$/ },
    on: 'data|stringData.*',
    unlike: /^$|\$\{|\{\{|^ENC\[/,
    say: (_, key) =>
      fill(
        '“%” is readable here, base64 or not. Encrypt it with SOPS or fetch it from a vault.',
        key,
      ),
  },
  'missing-readiness': {
    at: ['spec.template.spec.containers.*.?ports:*:containerPort.!readinessProbe'],
    say: '“%” gets traffic before it can answer. Give it a readinessProbe.',
  },
  'wide-role': [
    {
      at: ['rules.*.verbs|resources'],
      like: /^\*$/,
      say: 'A star allows whatever a later release adds. List what is needed.',
    },
    {
      at: ['roleRef.name'],
      like: /^cluster-admin$/,
      say: 'cluster-admin may do everything in the cluster. Bind a role that lists what is needed.',
    },
  ],
};

/** A quantity as a number; NaN for what is not written as usual. */
function amountOf(quantity: string | undefined): number {
  const [, figure, unit = '', i] = /^([\d.]+)([mkKMGTPE]?)(i?)$/.exec(quantity ?? '') ?? [];
  // A thousandth is a thousand to the power of -1, and no unit one to the power of 0.
  return Number(figure) * (i ? 1024 : 1000) ** ' kMGTPE'.indexOf(unit.replace('K', 'k') || ' ');
}

function* findHighRequests(tree: YamlNode): Iterable<Hit> {
  for (const { node } of select(tree, '**.containers|initContainers.*.resources')) {
    for (const name of ['cpu', 'memory', 'ephemeral-storage']) {
      const request = at(node, 'requests', name);
      const limit = textAt(node, 'limits', name);
      if (!request || !(amountOf(textAt(request)) > amountOf(limit))) continue;
      yield hitAt(request, 'Kubernetes refuses a request above its limit of %.', limit);
    }
  }
}

/** The template of the pods that an object runs. */
function templateOf(tree: YamlNode): YamlNode | undefined {
  if (textAt(tree, 'kind') === 'Pod') return tree;
  return at(tree, 'spec', 'jobTemplate', 'spec', 'template') ?? at(tree, 'spec', 'template');
}

const labelsOf = (tree: YamlNode) => at(templateOf(tree), 'metadata', 'labels');

function inEach(find: (tree: YamlNode) => Iterable<Hit>) {
  return ({ documents }: TreeFile) => documents.flatMap((tree) => [...find(tree)]);
}

function* findRoots(tree: YamlNode): Iterable<Hit> {
  const pod = at(templateOf(tree), 'spec') ?? tree;
  for (const { node: container } of select(pod, 'containers|initContainers.*')) {
    const setting = (key: string) =>
      textAt(container, 'securityContext', key) ?? textAt(pod, 'securityContext', key);
    const user = setting('runAsUser');
    if (user !== '0' && (user !== undefined || setting('runAsNonRoot') === 'true')) continue;
    const words = '“%” may run as root. Set `runAsNonRoot: true` in its securityContext.';
    const place = at(container, 'securityContext', 'runAsUser') ?? container;
    yield hitAt(place, words, textAt(container, 'name') ?? 'This container');
  }
}

function* findRemovedApi(tree: YamlNode): Iterable<Hit> {
  const version = at(tree, 'apiVersion');
  const id = idOf(tree);
  if (!version || !REMOVED.test(id)) return;
  yield hitAt(version, 'Kubernetes no longer serves “%”. Take its successor.', id);
}

/** Whether labels fit an entry of a selector, as far as the file tells. */
function fits(labels: YamlNode, { key, value }: YamlEntry): boolean {
  const label = at(labels, key);
  return isOpen(value) || (label && isOpen(label)) || textAt(label) === textAt(value);
}

/** The selector of a workload must match the labels of its own pod template. */
function* findMismatch(tree: YamlNode): Iterable<Hit> {
  const labels = labelsOf(tree);
  if (!labels || isOpen(labels)) return;
  for (const entry of entriesOf(at(tree, 'spec', 'selector', 'matchLabels'))) {
    if (fits(labels, entry)) continue;
    const { key, keyOffset: offset } = entry;
    yield hitAt({ offset }, 'The pod template has no label “%” with this value.', key);
  }
}

/** A service whose selector matches no pod of its file, although the file has pods. */
function* findIdleServices({ documents }: TreeFile): Iterable<Hit> {
  const pods = documents.flatMap((tree) => labelsOf(tree) ?? []);
  // Workloads of other kinds, and templates, may have any labels.
  const isKnown = documents.every((tree) => WITHOUT_PODS.test(idOf(tree)) || templateOf(tree));
  if (pods.length === 0 || !isKnown || pods.some(isOpen)) return;
  for (const tree of documents) {
    const selector = at(tree, 'spec', 'selector');
    const wanted = entriesOf(selector);
    if (idOf(tree) !== 'v1 Service' || !selector || wanted.length === 0) continue;
    if (pods.some((labels) => wanted.every((entry) => fits(labels, entry)))) continue;
    const words = 'No pod of this file has the labels that the service “%” looks for.';
    yield hitAt(selector, words, textAt(tree, 'metadata', 'name'));
  }
}
