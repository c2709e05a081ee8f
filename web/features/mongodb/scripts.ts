import { lines, type Part } from '../../lib/text-block.ts';
import type { StarterFile } from '../file-viewer/starter-file.ts';
import { type Deployment, databaseOf, REPLICA_SET, secretOf } from './deployment.ts';
import backupScript from './scripts/backup.sh?raw';
import certificatesScript from './scripts/create-certificates.sh?raw';
import secretsScript from './scripts/create-secrets.sh?raw';
import initScript from './scripts/init-replica-set.js?raw';
import rehearsalScript from './scripts/rehearse-restore.sh?raw';
import restoreScript from './scripts/restore.sh?raw';
import scheduleScript from './scripts/run-schedule.sh?raw';
import memberScript from './scripts/start-member.sh?raw';

/** The scripts are static; the chosen options are in two small files beside them. */
export function scriptsOf(deployment: Deployment): readonly StarterFile[] {
  return [
    shell('create-secrets.sh', secretsScript),
    shell('create-certificates.sh', certificatesScript),
    shell('scripts/backup.sh', backupScript),
    shell('scripts/restore.sh', restoreScript),
    shell('scripts/rehearse-restore.sh', rehearsalScript),
    { path: 'scripts/init-replica-set.js', syntax: 'text', text: initScript },
    { path: 'scripts/replica-set.json', syntax: 'json', text: replicaSet(deployment) },
    shell('scripts/settings.sh', settings(deployment)),
    shell('scripts/start-member.sh', memberScript),
    ...(deployment.hasSchedule ? [shell('scripts/run-schedule.sh', scheduleScript)] : []),
  ];
}

function shell(path: string, text: string): StarterFile {
  return { path, syntax: 'shell', text };
}

function settings({ options, hosts, secretNames, hasSchedule, schedule }: Deployment): string {
  const text = lines`
    # Settings of the scripts in this folder.
    hosts='${REPLICA_SET}/${hosts.join(',')}'
    database='${options.databaseName}'
    secret_names='${secretNames.join(' ')}'

    # How many archives are kept.
    keep=${options.backup.keep}
    ${hasSchedule && scheduleSettings(schedule)}
  `;
  return `${text.join('\n')}\n`;
}

function scheduleSettings({ words, periodSeconds, offsetSeconds }: Deployment['schedule']): Part {
  return [
    '',
    `# A backup is made ${words}.`,
    `period_seconds=${periodSeconds}`,
    `offset_seconds=${offsetSeconds}`,
  ];
}

function replicaSet({ options, hosts }: Deployment): string {
  const backup = {
    user: 'backup',
    passwordFile: 'backup-password',
    roles: [{ role: 'backup', db: 'admin' }],
  };
  const users = options.users.map((user) => ({
    user: user.name,
    passwordFile: secretOf(user),
    roles: [{ role: user.role, db: databaseOf(user.role, options.databaseName) }],
  }));
  const exporter = {
    user: 'exporter',
    passwordFile: 'exporter-password',
    roles: [
      { role: 'clusterMonitor', db: 'admin' },
      { role: 'read', db: 'local' },
    ],
  };
  const all = [backup, exporter, ...users];
  return `${JSON.stringify({ name: REPLICA_SET, hosts, users: all }, null, 2)}\n`;
}
