import type { GeneratorText } from './generator.ts';

export const mongodb = {
  meta: {
    title: 'MongoDB Manager',
    description:
      'Check a connection string in your browser, and create a Compose file for MongoDB with users, TLS, backups and a restore rehearsal.',
  },
  heading: 'MongoDB Manager',
  lead: 'Check a connection string without sending it anywhere. Then create a Docker Compose deployment with its users and a backup that you can restore.',
  steps: [
    'Unpack the zip into a repository of its own and read README.md.',
    'Let the scripts from the zip create the secrets and certificates; the zip contains none.',
    'Start the deployment, then create the replica set and the users as README.md says.',
    'Rehearse the restore before the first real record is written.',
  ],
} as const satisfies GeneratorText;

export const connectionCheck = {
  title: 'Check a connection string',
  lead: 'It is read in this page and forgotten when you leave: not sent, not stored, not part of any file or address.',
  field: 'Connection string',
  show: 'Show connection string',
  hide: 'Hide connection string',
  placeholder: 'mongodb://app:password@db-1.example.com:27017/shop',
  notLoaded: 'The check did not load. Change the string to try it again.',
} as const;

export const mongoFormText = {
  version: 'MongoDB version',
  members: 'Members',
  memberNames: { '1': 'One, for development', '3': 'Three, as a replica set' },
  storage: 'Storage per member',
  storageUnit: 'GiB',
  database: 'Database',
  users: { legend: 'Users, besides the administrator', item: 'user', add: 'Add a user' },
  backup: 'Backup',
  backupNames: {
    none: 'No backup',
    hourly: 'Every hour',
    daily: 'Every day',
    weekly: 'Every week',
  },
  keep: 'Backups to keep',
} as const;
