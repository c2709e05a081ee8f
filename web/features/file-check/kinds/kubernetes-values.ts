import type { Hit } from '../finding.ts';
import { list } from '../schema/schema-rules.ts';
import { isOpen, select, type YamlNode } from '../yaml-node.ts';
import { isSchedule } from './cron.ts';

/** Explains why the API server refuses a value; undefined if it does not. */
type Explain = (text: string) => string | undefined;

const oneOf =
  (...values: readonly string[]): Explain =>
  (text) => {
    if (values.includes(text)) return undefined;
    const choice = list(values.map((value) => `“${value}”`));
    return `Kubernetes refuses “${text.slice(0, 60)}” here. It takes ${choice}.`;
  };

const PORT_MAX = 65_535;

/** Some ports may also have the name of another one, and 0 is for ports that are not set. */
const port: Explain = (text) =>
  /^-?\d+$/.test(text) && (Number(text) < 0 || Number(text) > PORT_MAX)
    ? `A port is a number from 1 to ${PORT_MAX}.`
    : undefined;

const schedule: Explain = (text) =>
  isSchedule(text)
    ? undefined
    : 'Kubernetes refuses this schedule. It takes minute (0–59), hour (0–23), day (1–31), month (1–12) and weekday (0–6).';

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

const base64: Explain = (text) =>
  BASE64.test(text.replaceAll(/[\r\n]/g, ''))
    ? undefined
    : 'This is not base64, so Kubernetes refuses it. Encode it, or put it under stringData.';

const protocol = oneOf('TCP', 'UDP', 'SCTP');
const accessMode = oneOf('ReadWriteOnce', 'ReadOnlyMany', 'ReadWriteMany', 'ReadWriteOncePod');

interface Values {
  /** Matches version and kind. */
  readonly of: RegExp;
  readonly at: readonly string[];
  readonly explain: Explain;
}

/** What the API server validates beyond the types. Source: Kubernetes, “Kubernetes API”. */
const VALUES: readonly Values[] = [
  {
    of: /^/,
    at: ['**.containers.*.imagePullPolicy', '**.initContainers.*.imagePullPolicy'],
    explain: oneOf('Always', 'IfNotPresent', 'Never'),
  },
  {
    of: /^/,
    at: [
      ...['**.containers.*.ports.*.containerPort', '**.containers.*.ports.*.hostPort'],
      ...['**.httpGet.port', '**.tcpSocket.port'],
    ],
    explain: port,
  },
  { of: /^/, at: ['**.containers.*.ports.*.protocol'], explain: protocol },
  { of: /^v1 Service$/, at: ['spec.ports.*.protocol'], explain: protocol },
  {
    of: /^v1 Service$/,
    at: ['spec.ports.*.port', 'spec.ports.*.targetPort', 'spec.ports.*.nodePort'],
    explain: port,
  },
  {
    of: /^v1 Service$/,
    at: ['spec.type'],
    explain: oneOf('ClusterIP', 'NodePort', 'LoadBalancer', 'ExternalName'),
  },
  { of: /^v1 Secret$/, at: ['data.*'], explain: base64 },
  {
    of: /^v1 Pod$/,
    at: ['spec.restartPolicy'],
    explain: oneOf('Always', 'OnFailure', 'Never'),
  },
  {
    of: /^batch\/v1 (?:Cron)?Job$/,
    at: ['spec.template.spec.restartPolicy', 'spec.jobTemplate.spec.template.spec.restartPolicy'],
    explain: oneOf('OnFailure', 'Never'),
  },
  {
    of: /^apps\/v1 (?:Deployment|StatefulSet|DaemonSet|ReplicaSet)$/,
    at: ['spec.template.spec.restartPolicy'],
    explain: oneOf('Always'),
  },
  { of: /^batch\/v1 CronJob$/, at: ['spec.schedule'], explain: schedule },
  {
    of: /^batch\/v1 CronJob$/,
    at: ['spec.concurrencyPolicy'],
    explain: oneOf('Allow', 'Forbid', 'Replace'),
  },
  {
    of: /^apps\/v1 Deployment$/,
    at: ['spec.strategy.type'],
    explain: oneOf('RollingUpdate', 'Recreate'),
  },
  {
    of: /^apps\/v1 (?:StatefulSet|DaemonSet)$/,
    at: ['spec.updateStrategy.type'],
    explain: oneOf('RollingUpdate', 'OnDelete'),
  },
  {
    of: /^(?:v1 PersistentVolume(?:Claim)?|apps\/v1 StatefulSet)$/,
    at: ['spec.accessModes.*', 'spec.volumeClaimTemplates.*.spec.accessModes.*'],
    explain: accessMode,
  },
  {
    of: /^networking\.k8s\.io\/v1 Ingress$/,
    at: ['spec.rules.*.http.paths.*.pathType'],
    explain: oneOf('Exact', 'Prefix', 'ImplementationSpecific'),
  },
  {
    of: /^networking\.k8s\.io\/v1 NetworkPolicy$/,
    at: ['spec.policyTypes.*'],
    explain: oneOf('Ingress', 'Egress'),
  },
];

/** @param id version and kind of the object, such as `apps/v1 Deployment` */
export function* findRefusedValues(object: YamlNode, id: string): Iterable<Hit> {
  for (const { of, at, explain } of VALUES) {
    if (!of.test(id)) continue;
    for (const { node } of at.flatMap((path) => [...select(object, path)])) {
      const message = node.kind === 'text' && !isOpen(node) ? explain(node.text) : undefined;
      if (message) yield { offset: node.offset, message };
    }
  }
}
