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

/**
 * What the API server validates beyond the types, by version and kind, then by path. Source:
 * Kubernetes, “Kubernetes API”.
 */
const VALUES: Readonly<Record<string, Readonly<Record<string, Explain>>>> = {
  '.*': {
    '**.containers|initContainers.*.imagePullPolicy': oneOf('Always', 'IfNotPresent', 'Never'),
    '**.containers.*.ports.*.containerPort|hostPort': port,
    '**.httpGet|tcpSocket.port': port,
    '**.containers.*.ports.*.protocol': protocol,
  },
  'v1 Service': {
    'spec.ports.*.protocol': protocol,
    'spec.ports.*.port|targetPort|nodePort': port,
    'spec.type': oneOf('ClusterIP', 'NodePort', 'LoadBalancer', 'ExternalName'),
  },
  'v1 Secret': { 'data.*': base64 },
  'v1 Pod': { 'spec.restartPolicy': oneOf('Always', 'OnFailure', 'Never') },
  'batch/v1 (?:Cron)?Job': {
    'spec.template.spec.restartPolicy': oneOf('OnFailure', 'Never'),
    'spec.jobTemplate.spec.template.spec.restartPolicy': oneOf('OnFailure', 'Never'),
  },
  'apps/v1 (?:Deployment|StatefulSet|DaemonSet|ReplicaSet)': {
    'spec.template.spec.restartPolicy': oneOf('Always'),
  },
  'batch/v1 CronJob': {
    'spec.schedule': schedule,
    'spec.concurrencyPolicy': oneOf('Allow', 'Forbid', 'Replace'),
  },
  'apps/v1 Deployment': { 'spec.strategy.type': oneOf('RollingUpdate', 'Recreate') },
  'apps/v1 (?:StatefulSet|DaemonSet)': {
    'spec.updateStrategy.type': oneOf('RollingUpdate', 'OnDelete'),
  },
  'v1 PersistentVolume(?:Claim)?|apps/v1 StatefulSet': {
    'spec.accessModes.*': accessMode,
    'spec.volumeClaimTemplates.*.spec.accessModes.*': accessMode,
  },
  'networking.k8s.io/v1 Ingress': {
    'spec.rules.*.http.paths.*.pathType': oneOf('Exact', 'Prefix', 'ImplementationSpecific'),
  },
  'networking.k8s.io/v1 NetworkPolicy': { 'spec.policyTypes.*': oneOf('Ingress', 'Egress') },
};

/** @param id version and kind of the object, such as `apps/v1 Deployment` */
export function* findRefusedValues(tree: YamlNode, id: string): Iterable<Hit> {
  for (const [ids, explainAt] of Object.entries(VALUES)) {
    if (!new RegExp(`^(?:${ids})$`, 's').test(id)) continue;
    for (const [path, explain] of Object.entries(explainAt)) {
      for (const { node } of select(tree, path)) {
        const message = node.kind === 'text' && !isOpen(node) ? explain(node.text) : undefined;
        if (message) yield { offset: node.offset, message };
      }
    }
  }
}
