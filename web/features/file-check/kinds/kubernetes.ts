import schema from 'virtual:schema/kubernetes';
import { replaceInLine } from '../edits.ts';
import { type Hit, hitAt } from '../finding.ts';
import { nearestOf } from '../nearest.ts';
import type { SchemaUse } from '../schema/schema-rules.ts';
import {
  at,
  entriesOf,
  isOpen,
  itemsOf,
  lacks,
  select,
  textAt,
  type YamlEntry,
  type YamlNode,
} from '../yaml-node.ts';
import {
  findParts,
  lacksAll,
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
  isQuiet: true,
  // An overlay patch only contains the fields it changes.
  isPart: (document) => lacksAll('**.containers.*.image')({ text: '', documents: [document] }),
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

/** Containers that run until they are stopped. */
const LASTING = 'spec.template.spec.containers.*';

export const rules: RulesByName = {
  'removed-api': { severity: 'error', find: inEach(findRemovedApi) },
  'missing-key': {
    severity: 'error',
    at: ['?metadata.?apiVersion.!kind'],
    where: { apiVersion: /^v\d|^(?:apps|batch|autoscaling|policy|extensions)\/|\.k8s\.io\// },
    say: '“kind” is missing, so Kubernetes does not know what this is.',
  },
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
      // Placeholders, too, such as “_”, “REPLACEME-web” and “replace_name”.
      unlike: /[${<%@]|^replace_|^[^A-Za-z0-9]+$|[A-Z][A-Z_]{3}|^(?:[A-Z_]+)$/,
      say: 'Kubernetes refuses this name. It takes lower-case letters, digits, hyphens and dots, with a letter or digit at both ends.',
    },
    {
      severity: 'error',
      at: ['**.containers|initContainers.*.securityContext.procMount'],
      unlike: /^(?:Default|Unmasked)$|\$|\{\{/,
      say: 'Kubernetes refuses “%” here. It takes Default or Unmasked.',
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
  'missing-limits': [
    {
      at: ['**.containers.*.!resources:limits:memory'],
      say: '“%” has no memory limit, so a leak can use up the memory of its node.',
    },
    {
      at: ['**.containers.*.!resources:requests:cpu.!resources:limits:cpu'],
      say: '“%” has no CPU request, so its node may have no time for it.',
    },
  ],
  'root-user': { find: inEach(findRoots) },
  'privileged-container': [
    {
      at: ['**.securityContext.privileged|allowPrivilegeEscalation'],
      like: /^true$/,
      say: 'This container may become root on its node. Add the single capability instead.',
    },
    {
      at: ['allowPrivilegedContainer'],
      like: /^true$/,
      say: 'Whoever may use these constraints may become root on a node.',
    },
  ],
  'wide-capability': [
    {
      at: ['**.capabilities.add'],
      like: /^(?:CAP_)?(?:ALL|SYS_ADMIN)$/i,
      say: '“%” is nearly as much as privileged. Add the single capability that the container needs.',
    },
    {
      at: ['**.capabilities.add'],
      like: /^(?:CAP_)?(?:NET_ADMIN|SYS_MODULE|SYS_RAWIO|SYS_PTRACE|DAC_READ_SEARCH|BPF)$/i,
      say: 'With “%” a program can reach beyond its container. Leave it to agents that administer nodes.',
    },
  ],
  'duplicate-key': { find: inEach(findDoubleVariables) },
  'open-admin-port': {
    at: ['**.containers.*.ports.*.containerPort'],
    like: /^22$/,
    say: 'This container offers SSH. Use `kubectl exec`, which knows who may log in.',
  },
  'host-access': [
    {
      at: ['**.containers.*.securityContext.procMount'],
      like: /^Unmasked$/,
      say: 'The container sees all of /proc of its node, and may write there.',
    },
    {
      at: ['**.securityContext.sysctls.*.name'],
      like: /^kernel\.(?!shm_rmid_forced$)|^net\.core\.|^fs\.mqueue\.|^vm\./,
      say: 'This setting of the kernel is not kept apart from other pods of the node.',
    },
    {
      at: ['**.containers.*.ports.*.hostPort'],
      like: /^[1-9]/,
      say: 'This opens a port of every node that runs the pod. Use a Service.',
    },
    {
      at: ['**.hostNetwork|hostPID|hostIPC', '**.windowsOptions.hostProcess'],
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
  'secret-in-manifest': { find: inEach(findReadableSecret) },
  'unhardened-container': [
    {
      at: ['**.containers.*.!securityContext:readOnlyRootFilesystem'],
      say: '“%” may write to its image. Set `readOnlyRootFilesystem: true`.',
    },
    {
      at: ['**.containers.*.!securityContext:capabilities:drop'],
      say: '“%” keeps the capabilities of its runtime. Drop ALL, and add the one that it needs.',
    },
    {
      at: ['**.containers.*.!securityContext:allowPrivilegeEscalation'],
      say: '“%” may gain more rights than it starts with. Set `allowPrivilegeEscalation: false`.',
    },
    {
      at: [
        'spec.template.spec.!automountServiceAccountToken.!serviceAccountName.!serviceAccount.containers',
      ],
      say: 'The pod gets a token for the API of the cluster. Set `automountServiceAccountToken: false` unless it calls the API.',
    },
  ],
  'unknown-port': {
    severity: 'error',
    find: inEach(findUnknownPorts),
  },
  'unknown-target': { find: findUnknownTargets },
  'blocked-eviction': [
    {
      at: [''],
      where: { kind: /^PodDisruptionBudget$/ },
      on: 'spec.maxUnavailable',
      like: /^0%?$/,
      say: 'No pod may be evicted, so no node can be drained for an update.',
      fix: replaceInLine(/(?<=maxUnavailable:\s*)(["']?)0%?\1(?=\s*(?:#|$))/, () => '1'),
    },
    {
      at: [''],
      where: { kind: /^PodDisruptionBudget$/ },
      on: 'spec.minAvailable',
      like: /^100%$/,
      say: 'No pod may be evicted, so no node can be drained for an update.',
      fix: replaceInLine(/minAvailable:\s*(["']?)100%\1(?=\s*(?:#|$))/, () => 'maxUnavailable: 1'),
    },
  ],
  'retired-field': {
    at: ['**.spec.?containers.!serviceAccountName.serviceAccount'],
    like: /^/,
    say: 'This name of the field is out of use. Call it serviceAccountName.',
    fix: replaceInLine(/\bserviceAccount(?=:)/, () => 'serviceAccountName'),
  },
  'missing-readiness': [
    {
      at: [`${LASTING}.?ports:*:containerPort.!readinessProbe`],
      say: '“%” gets traffic before it can answer. Give it a readinessProbe.',
    },
    {
      at: [`${LASTING}.?ports:*:containerPort.!livenessProbe`],
      say: '“%” is not started again when it hangs. Give it a livenessProbe.',
    },
  ],
  'wide-role': [
    {
      at: ['rules.*'],
      where: { resources: /^secrets$/, verbs: /^(?:get|list|watch)$/ },
      on: '!resourceNames.resources',
      like: /^secrets$/,
      say: 'This role may read every secret. Name those that it needs under resourceNames, with get.',
    },
    {
      at: ['rules.*'],
      where: { resources: /^pods\/(?:exec|attach)$/, verbs: /^(?:create|get|\*)$/ },
      on: 'resources',
      like: /^pods\/(?:exec|attach)$/,
      say: 'With “%”, this role may run commands in every pod that it reaches. Give it to few.',
    },
    {
      at: ['rules.*'],
      where: { resources: /^pods$/, verbs: /^create$/ },
      on: 'resources',
      like: /^pods$/,
      say: 'This role may start a pod as any service account of the namespace. Let a Deployment do that.',
    },
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
  const hit = hitAt(version, 'Kubernetes no longer serves “%”. Take its successor.', id);
  const [group = ''] = id.split('/');
  const successor = SAME_FIELDS.test(id) ? `${group}/v1` : undefined;
  const isPlain = version.kind === 'text' && version.end - version.offset === version.text.length;
  if (!successor || version.kind !== 'text' || !isPlain) yield hit;
  else yield { ...hit, fix: { offset: version.offset, end: version.end, text: successor } };
}

/** Kinds whose version 1 has the fields of the version before. */
const SAME_FIELDS =
  /^(?:batch\/v1beta1 CronJob|policy\/v1beta1 PodDisruptionBudget|(?:rbac\.authorization|scheduling|storage|coordination|node)\.k8s\.io\/v1(?:alpha|beta)1 (?:Role|RoleBinding|ClusterRole|ClusterRoleBinding|PriorityClass|StorageClass|Lease))$/;

/** Whether labels fit an entry of a selector, as far as the file tells. */
function fits(labels: YamlNode, { key, value }: YamlEntry): boolean {
  const label = at(labels, key);
  return isOpen(value) || (label && isOpen(label)) || textAt(label) === textAt(value);
}

/** The selector of a workload must match the labels of its own pod template. */
function* findMismatch(tree: YamlNode): Iterable<Hit> {
  const template = at(tree, 'spec', 'template');
  // Controllers of others may add labels.
  if (!/^(?:apps|batch)\//.test(textAt(tree, 'apiVersion') ?? '')) return;
  if (!template || !lacks(template, 'metadata.labels')) {
    if (!labelsOf(tree) || isOpen(labelsOf(tree) ?? tree)) return;
  }
  const labels = labelsOf(tree) ?? { kind: 'empty', offset: 0 };
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

/** A variable that a container sets twice has the last value. */
function* findDoubleVariables(tree: YamlNode): Iterable<Hit> {
  for (const { node: env } of select(tree, '**.containers|initContainers.*.env')) {
    const seen = new Set<string>();
    for (const item of itemsOf(env)) {
      const name = textAt(item, 'name') ?? '';
      if (name !== '' && seen.size === seen.add(name).size) {
        yield hitAt(item, 'This container sets “%” twice, and only the last value counts.', name);
      }
    }
  }
}

/** A probe that asks a port by a name that the container does not give to any. */
function* findUnknownPorts(tree: YamlNode): Iterable<Hit> {
  if (!schema.definitions[idOf(tree)]) return;
  for (const { node: container } of select(tree, '**.containers.*')) {
    const ports = at(container, 'ports');
    if (container.kind === 'map' && container.hasMergeKey) continue;
    if (ports && (isOpen(ports) || itemsOf(ports).some(isOpen))) continue;
    const names = itemsOf(ports).map((port) => textAt(port, 'name'));
    const path = 'livenessProbe|readinessProbe|startupProbe.httpGet|tcpSocket.port';
    for (const { node: port } of select(container, path)) {
      if (port.kind !== 'text' || isOpen(port) || /^\d+$/.test(port.text)) continue;
      if (names.includes(port.text)) continue;
      const near = nearestOf(
        port.text,
        names.flatMap((name) => name ?? []),
      );
      const hit = hitAt(
        port,
        'The container has no port called “%”, so the probe fails.',
        port.text,
      );
      yield near ? { ...hit, fix: { offset: port.offset, end: port.end, text: near } } : hit;
    }
  }
}

/** What an object refers to by its name, and the kinds that it may be. */
const TARGETS: readonly (readonly [kind: string, path: string, target: RegExp, what: string])[] = [
  ['Ingress', 'spec.rules.*.http.paths.*.backend.service.name', /^Service$/, 'service'],
  [
    'HorizontalPodAutoscaler',
    'spec.scaleTargetRef.name',
    /^(?:Deployment|StatefulSet|ReplicaSet)$/,
    'workload',
  ],
  ['Deployment', 'spec.template.spec.serviceAccountName', /^ServiceAccount$/, 'service account'],
];

/** A name that no object of the file has, although the file has objects of this kind. */
function* findUnknownTargets({ documents }: TreeFile): Iterable<Hit> {
  for (const [kind, path, target, what] of TARGETS) {
    const names = documents
      .filter((tree) => target.test(textAt(tree, 'kind') ?? ''))
      .map((tree) => at(tree, 'metadata', 'name'));
    if (names.length === 0 || names.some((name) => !name || isOpen(name))) continue;
    const known = names.map((name) => textAt(name));
    for (const tree of documents.filter((each) => textAt(each, 'kind') === kind)) {
      for (const { node } of select(tree, path)) {
        if (node.kind !== 'text' || isOpen(node) || known.includes(node.text)) continue;
        if (node.text === 'default') continue;
        const near = nearestOf(
          node.text,
          known.flatMap((name) => name ?? []),
        );
        const hit = hitAt(node, `No ${what} of this file is called “%”.`, node.text);
        yield near ? { ...hit, fix: { offset: node.offset, end: node.end, text: near } } : hit;
      }
    }
  }
}

/** Certificates are public, and short words and numbers are settings. */
const PUBLIC_ENTRY = /(?:^|[._-])(?:crt|cert|certificate|ca|pub)$/i;
const READABLE = /^(?!$|LS0tLS1CRUdJTiBDRVJ|true$|false$|\d{1,6}$)(?!.*(?:\$\{|\{\{))(?!ENC\[)/s;

/** The first value of a secret that somebody could read. */
function* findReadableSecret(tree: YamlNode): Iterable<Hit> {
  if (textAt(tree, 'kind') !== 'Secret') return;
  const entries = [...entriesOf(at(tree, 'data')), ...entriesOf(at(tree, 'stringData'))];
  const entry = entries.find(
    ({ key, value }) =>
      value.kind === 'text' &&
      !isOpen(value) &&
      !PUBLIC_ENTRY.test(key) &&
      READABLE.test(value.text),
  );
  const words =
    '“%” is readable here, base64 or not. Encrypt it with SOPS or fetch it from a vault.';
  if (entry) yield hitAt(entry.value, words, entry.key);
}
