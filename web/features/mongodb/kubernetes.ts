import type { StarterFile } from '../file-viewer/starter-file.ts';
import { type Deployment, NAMESPACE, PORT, REPLICA_SET } from './deployment.ts';
import { scriptsOf } from './scripts.ts';

const MEMBER_LABELS = `app.kubernetes.io/name: mongodb
app.kubernetes.io/component: member`;

/** Manifests for a namespace of their own, put together by `kubectl apply -k`. */
export function kubernetesFilesOf(deployment: Deployment): readonly StarterFile[] {
  const { options } = deployment;
  const applied = [
    manifest('namespace.yaml', namespace),
    manifest('services.yaml', services),
    manifest('stateful-set.yaml', statefulSet(deployment)),
    manifest('network-policy.yaml', networkPolicy),
    ...(options.members === 1 ? [] : [manifest('disruption-budget.yaml', disruptionBudget)]),
    manifest('backup.yaml', backup(deployment)),
    manifest('restore-rehearsal.yaml', restoreRehearsal(deployment)),
  ];
  const scripts = scriptsOf(deployment);
  return [
    manifest('kustomization.yaml', kustomization(applied, scripts)),
    ...applied,
    manifest('restore.yaml', restore(deployment)),
    manifest('secret.template.yaml', secretTemplate(deployment)),
    ...scripts,
  ];
}

function manifest(path: string, text: string): StarterFile {
  return { path, syntax: 'yaml', text };
}

/** Moves a block to the right, so that it fits into the one around it. */
function indent(text: string, spaces: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(spaces));
}

function kustomization(applied: readonly StarterFile[], scripts: readonly StarterFile[]): string {
  const mounted = scripts.filter(({ path }) => path.startsWith('scripts/'));
  return `# kubectl apply -k . applies everything that is listed here.
apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
namespace: ${NAMESPACE}
resources:
${applied.map(({ path }) => `  - ${path}`).join('\n')}
configMapGenerator:
  - name: mongodb-scripts
    files:
${mounted.map(({ path }) => `      - ${path}`).join('\n')}
generatorOptions:
  # restore.yaml, which is applied by hand, refers to the scripts by this name.
  disableNameSuffixHash: true
`;
}

const namespace = `apiVersion: v1
kind: Namespace
metadata:
  name: ${NAMESPACE}
  labels:
    # Pods that want more rights than these are refused.
    pod-security.kubernetes.io/enforce: restricted
`;

const services = `# Gives each member a name of its own, also before it is ready: members meet under it.
apiVersion: v1
kind: Service
metadata:
  name: mongodb-members
  labels:
${indent(MEMBER_LABELS, 4)}
spec:
  clusterIP: None
  publishNotReadyAddresses: true
  selector:
${indent(MEMBER_LABELS, 4)}
  ports:
    - name: mongodb
      port: ${PORT}
---
# For clients that only need some member to begin with.
apiVersion: v1
kind: Service
metadata:
  name: mongodb
  labels:
${indent(MEMBER_LABELS, 4)}
spec:
  selector:
${indent(MEMBER_LABELS, 4)}
  ports:
    - name: mongodb
      port: ${PORT}
`;

/** Of the user that the image brings along. */
const POD_SECURITY = `securityContext:
  runAsNonRoot: true
  runAsUser: 999
  runAsGroup: 999
  fsGroup: 999
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile:
    type: RuntimeDefault`;

const CONTAINER_SECURITY = `securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]`;

function statefulSet({ options, image }: Deployment): string {
  return `apiVersion: apps/v1
kind: StatefulSet
metadata:
  name: mongodb
  labels:
${indent(MEMBER_LABELS, 4)}
spec:
  serviceName: mongodb-members
  replicas: ${options.members}
  selector:
    matchLabels:
${indent(MEMBER_LABELS, 6)}
  template:
    metadata:
      labels:
${indent(MEMBER_LABELS, 8)}
    spec:
      automountServiceAccountToken: false
      terminationGracePeriodSeconds: 60
${indent(POD_SECURITY, 6)}
      # A node that fails takes one member with it, not all.
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels:
${indent(MEMBER_LABELS, 14)}
      initContainers:
        # mongod refuses a key that its group may read, and a mounted secret is such a file.
        - name: copy-key
          image: ${image}
          command: [install, -m, '0400', /run/secrets/mongodb/keyfile, /run/mongodb-key/keyfile]
${indent(CONTAINER_SECURITY, 10)}
          resources:
            requests: { cpu: 10m, memory: 32Mi }
            limits: { memory: 64Mi }
          volumeMounts:
            - { name: secrets, mountPath: /run/secrets/mongodb, readOnly: true }
            - { name: key, mountPath: /run/mongodb-key }
      containers:
        - name: mongod
          image: ${image}
          command: [mongod]
          args:
            - --replSet=${REPLICA_SET}
            # Members prove to each other who they are; it turns on the login for others, too.
            - --keyFile=/run/mongodb-key/keyfile
            - --bind_ip_all
            - --dbpath=/data/db
          ports:
            - { name: mongodb, containerPort: ${PORT} }
          env:
            # For mongosh, which wants to write to its home.
            - { name: HOME, value: /tmp }
            - { name: SECRETS_DIR, value: /run/secrets/mongodb }
${indent(CONTAINER_SECURITY, 10)}
          resources:
            requests: { cpu: 500m, memory: 2Gi }
            # MongoDB takes half of it, less half a gigabyte, for its cache.
            limits: { memory: 2Gi }
          startupProbe:
            tcpSocket: { port: mongodb }
            periodSeconds: 5
            failureThreshold: 60
          livenessProbe:
            tcpSocket: { port: mongodb }
            periodSeconds: 20
            failureThreshold: 6
          readinessProbe:
            exec:
              command:
                - mongosh
                - --quiet
                - --norc
                - mongodb://127.0.0.1:${PORT}/?directConnection=true
                - --eval
                - if (db.adminCommand('ping').ok !== 1) quit(1)
            periodSeconds: 20
            timeoutSeconds: 10
          volumeMounts:
            - { name: data, mountPath: /data/db }
            - { name: key, mountPath: /run/mongodb-key, readOnly: true }
            - { name: scripts, mountPath: /opt/mongodb, readOnly: true }
            - { name: secrets, mountPath: /run/secrets/mongodb, readOnly: true }
            - { name: tmp, mountPath: /tmp }
      volumes:
        - name: key
          emptyDir: { medium: Memory, sizeLimit: 1Mi }
        - name: scripts
          configMap: { name: mongodb-scripts }
        - name: secrets
          # 288 is 0440.
          secret: { secretName: mongodb-secrets, defaultMode: 288 }
        - name: tmp
          emptyDir: { sizeLimit: 256Mi }
  volumeClaimTemplates:
    - metadata:
        name: data
      spec:
        accessModes: [ReadWriteOnce]
        # storageClassName: set it if the default of your cluster is not the one for databases.
        resources:
          requests:
            storage: ${options.storageGiB}Gi
`;
}

const networkPolicy = `# Nobody reaches the members but each other, the backup, and namespaces that you label:
# kubectl label namespace my-app mongodb-client=true
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: mongodb
spec:
  podSelector:
    matchLabels:
      app.kubernetes.io/name: mongodb
  policyTypes: [Ingress, Egress]
  ingress:
    - from:
        - podSelector:
            matchLabels:
              app.kubernetes.io/name: mongodb
        - namespaceSelector:
            matchLabels:
              mongodb-client: 'true'
      ports:
        - { protocol: TCP, port: ${PORT} }
  egress:
    - to:
        - podSelector:
            matchLabels:
              app.kubernetes.io/name: mongodb
      ports:
        - { protocol: TCP, port: ${PORT} }
    # Names are looked up wherever the cluster does it.
    - ports:
        - { protocol: UDP, port: 53 }
        - { protocol: TCP, port: 53 }
`;

const disruptionBudget = `# While nodes are drained, two of three members stay, and with them a primary.
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: mongodb
spec:
  maxUnavailable: 1
  selector:
    matchLabels:
${indent(MEMBER_LABELS, 6)}
`;

function backup(deployment: Deployment): string {
  const { options, hasSchedule, schedule } = deployment;
  const opening = hasSchedule
    ? `# Writes an archive ${schedule.words}, and keeps ${options.backup.keep}.`
    : '# No schedule was chosen, so this is only run by hand; see README.md.';
  return `apiVersion: v1
kind: PersistentVolumeClaim
metadata:
  name: mongodb-backups
spec:
  accessModes: [ReadWriteOnce]
  resources:
    requests:
      # As much as a member has. Archives are compressed, and ${options.backup.keep} of them stay: watch it.
      storage: ${options.storageGiB}Gi
---
${opening}
apiVersion: batch/v1
kind: CronJob
metadata:
  name: mongodb-backup
spec:
  schedule: '${schedule.cron}'
  timeZone: Etc/UTC
  suspend: ${!hasSchedule}
  concurrencyPolicy: Forbid
  successfulJobsHistoryLimit: 3
  failedJobsHistoryLimit: 3
  jobTemplate:
    spec:
      backoffLimit: 2
      activeDeadlineSeconds: ${Math.min(schedule.periodSeconds, 6 * 3600)}
      template:
${indent(toolPod(deployment, { component: 'backup', script: 'backup.sh', secret: 'backup-password' }), 8)}
`;
}

function restoreRehearsal(deployment: Deployment): string {
  return `# Restores the newest archive into a database that lives only in this pod, and counts what came.
# kubectl -n ${NAMESPACE} create job --from=cronjob/mongodb-restore-rehearsal rehearsal-1
apiVersion: batch/v1
kind: CronJob
metadata:
  name: mongodb-restore-rehearsal
spec:
  # The first of each month, once you have seen it pass and removed suspend.
  schedule: '0 5 1 * *'
  timeZone: Etc/UTC
  suspend: true
  concurrencyPolicy: Forbid
  jobTemplate:
    spec:
      backoffLimit: 0
      activeDeadlineSeconds: 21600
      template:
${indent(toolPod(deployment, { component: 'rehearsal', script: 'rehearse-restore.sh' }), 8)}
`;
}

function restore(deployment: Deployment): string {
  return `# Replaces the present data. Name the archive below, then: kubectl apply -f restore.yaml
apiVersion: batch/v1
kind: Job
metadata:
  name: mongodb-restore
  namespace: ${NAMESPACE}
spec:
  backoffLimit: 0
  template:
${indent(
  toolPod(deployment, {
    component: 'restore',
    script: 'restore.sh',
    secret: 'root-password',
    args: ['/backups/mongodb-YYYYMMDDTHHMMSSZ.archive.gz', '--overwrite'],
  }),
  4,
)}
`;
}

interface Tool {
  readonly component: string;
  readonly script: string;
  /** The only secret that the pod gets to see. */
  readonly secret?: string;
  readonly args?: readonly string[];
}

/** A pod that runs one script beside the archives. */
function toolPod(
  { options, image }: Deployment,
  { component, script, secret, args = [] }: Tool,
): string {
  const secretMount = `
        - { name: secrets, mountPath: /run/secrets/mongodb, readOnly: true }`;
  const secretVolume = `
    - name: secrets
      secret:
        secretName: mongodb-secrets
        # 288 is 0440.
        defaultMode: 288
        items: [{ key: ${secret}, path: ${secret} }]`;
  return `metadata:
  labels:
    app.kubernetes.io/name: mongodb
    app.kubernetes.io/component: ${component}
spec:
  automountServiceAccountToken: false
  restartPolicy: Never
${indent(POD_SECURITY, 2)}
  containers:
    - name: ${component}
      image: ${image}
      command: [${['bash', `/opt/mongodb/${script}`, ...args].join(', ')}]
      env:
        - { name: HOME, value: /tmp }
        - { name: SECRETS_DIR, value: /run/secrets/mongodb }
${indent(CONTAINER_SECURITY, 6)}
      resources:
        requests: { cpu: 250m, memory: 512Mi }
        limits: { memory: 2Gi }
      volumeMounts:
        - { name: backups, mountPath: /backups }
        - { name: scripts, mountPath: /opt/mongodb, readOnly: true }
        - { name: tmp, mountPath: /tmp }${secret === undefined ? '' : secretMount}
  volumes:
    - name: backups
      persistentVolumeClaim: { claimName: mongodb-backups }
    - name: scripts
      configMap: { name: mongodb-scripts }
    - name: tmp
      emptyDir: { sizeLimit: ${component === 'rehearsal' ? `${options.storageGiB}Gi` : '256Mi'} }${secret === undefined ? '' : secretVolume}`;
}

function secretTemplate({ secretNames }: Deployment): string {
  return `# The keys that the pods expect, for a vault or a sealed secret. create-secrets.sh makes them with
# random values. Do not apply this file as it is: the set-up refuses empty secrets.
apiVersion: v1
kind: Secret
metadata:
  name: mongodb-secrets
  namespace: ${NAMESPACE}
type: Opaque
stringData:
${secretNames.map((name) => `  ${name}: ''`).join('\n')}
`;
}
