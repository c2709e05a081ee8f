import { fill, lines, type Part } from '../../lib/text-block.ts';
import type { StarterFile } from '../file-viewer/starter-file.ts';
import { pinnedImage } from '../pipelines/pinned.ts';
import type { Deployment } from './deployment.ts';
import backup from './kubernetes/backup.yaml.tmpl?raw';
import certificates from './kubernetes/certificates.yaml.tmpl?raw';
import disruptionBudget from './kubernetes/disruption-budget.yaml.tmpl?raw';
import kustomization from './kubernetes/kustomization.yaml.tmpl?raw';
import metrics from './kubernetes/metrics.yaml.tmpl?raw';
import namespace from './kubernetes/namespace.yaml.tmpl?raw';
import networkPolicy from './kubernetes/network-policy.yaml.tmpl?raw';
import offSite from './kubernetes/off-site.yaml.tmpl?raw';
import restore from './kubernetes/restore.yaml.tmpl?raw';
import restoreRehearsal from './kubernetes/restore-rehearsal.yaml.tmpl?raw';
import secretTemplate from './kubernetes/secret.template.yaml.tmpl?raw';
import services from './kubernetes/services.yaml.tmpl?raw';
import statefulSet from './kubernetes/stateful-set.yaml.tmpl?raw';
import toolPod from './kubernetes/tool-pod.yaml.tmpl?raw';
import { scriptsOf } from './scripts.ts';

const SIX_HOURS_SECONDS = 6 * 3600;

/** Manifests in a dedicated namespace, applied with `kubectl apply -k`. */
export function kubernetesFilesOf(deployment: Deployment): readonly StarterFile[] {
  const { options, image, hosts, secretNames } = deployment;
  const { members, storageGiB } = options;
  const scripts = scriptsOf(deployment);
  const applied = [
    manifest('namespace.yaml', namespace),
    manifest('services.yaml', services),
    manifest('certificates.yaml', certificates, {
      names: hosts.map((host) => `- ${host.replace(/:\d+$/, '')}`),
    }),
    manifest('stateful-set.yaml', statefulSet, { image, members, storageGiB }),
    manifest('network-policy.yaml', networkPolicy),
    ...(members === 1 ? [] : [manifest('disruption-budget.yaml', disruptionBudget)]),
    manifest('backup.yaml', backup, backupParts(deployment)),
    manifest('off-site.yaml', offSite, { awsCli: pinnedImage('aws-cli') }),
    manifest('metrics.yaml', metrics, {
      exporter: pinnedImage('mongodb-exporter'),
      hosts: hosts.join(','),
    }),
    manifest('restore-rehearsal.yaml', restoreRehearsal, {
      pod: podOf(deployment, {
        component: 'rehearsal',
        command: ['rehearse-restore.sh'],
        scratchSize: `${storageGiB}Gi`,
      }),
    }),
  ];
  return [
    manifest('kustomization.yaml', kustomization, {
      resources: applied.map(({ path }) => `- ${path}`),
      scripts: scripts
        .filter(({ path }) => path.startsWith('scripts/'))
        .map(({ path }) => `- ${path}`),
    }),
    ...applied,
    manifest('restore.yaml', restore, {
      pod: podOf(deployment, {
        component: 'restore',
        command: ['restore.sh', '/backups/NAME', '--overwrite'],
        secret: 'root-password',
      }),
    }),
    manifest('secret.template.yaml', secretTemplate, {
      secrets: secretNames.map((name) => `${name}: ''`),
    }),
    ...scripts,
  ];
}

function manifest(
  path: string,
  template: string,
  parts: Readonly<Record<string, Part>> = {},
): StarterFile {
  return { path, syntax: 'yaml', text: fill(template, parts).join('\n') };
}

function backupParts(deployment: Deployment): Readonly<Record<string, Part>> {
  const { options, hasSchedule, schedule } = deployment;
  const { keep } = options.backup;
  return {
    storageGiB: options.storageGiB,
    keep,
    opening: hasSchedule
      ? `Writes an archive ${schedule.words}, and keeps ${keep}.`
      : 'No schedule was chosen, so this is only run by hand; see README.md.',
    cron: schedule.cron,
    suspend: String(!hasSchedule),
    deadlineSeconds: Math.min(schedule.periodSeconds, SIX_HOURS_SECONDS),
    pod: podOf(deployment, {
      component: 'backup',
      command: ['backup.sh'],
      secret: 'backup-password',
    }),
  };
}

interface Tool {
  readonly component: string;
  /** A script and its arguments. */
  readonly command: readonly string[];
  /** The only password that is mounted into the pod, with the certificate authority. */
  readonly secret?: string;
  readonly scratchSize?: string;
}

/** A pod that runs one script with access to the backup archives. */
function podOf({ image }: Deployment, tool: Tool): readonly string[] {
  const { component, command, secret, scratchSize = '256Mi' } = tool;
  const secretVolumes = lines`
    - name: secrets
      secret:
        secretName: mongodb-secrets
        # 288 is 0440.
        defaultMode: 288
        items: [{ key: ${secret}, path: ${secret} }]
    - name: ca
      secret:
        secretName: mongodb-tls
        items: [{ key: ca.crt, path: ca.pem }]
  `;
  return fill(toolPod.trimEnd(), {
    component,
    image,
    command: command.join(', '),
    scratchSize,
    secretMounts: secret !== undefined && [
      '- { name: secrets, mountPath: /run/secrets/mongodb, readOnly: true }',
      '- { name: ca, mountPath: /run/mongodb-tls, readOnly: true }',
    ],
    secretVolumes: secret !== undefined && secretVolumes,
  });
}
