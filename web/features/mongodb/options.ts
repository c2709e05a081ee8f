import type { Problem } from '../generator/problem.ts';

export const mongoVersions = ['8.0', '7.0'] as const;
export const mongoRoles = ['readWrite', 'read', 'dbAdmin', 'clusterMonitor'] as const;
export const backupSchedules = ['none', 'hourly', 'daily', 'weekly'] as const;

export interface MongoUser {
  readonly name: string;
  readonly role: (typeof mongoRoles)[number];
}

export interface MongoOptions {
  readonly version: (typeof mongoVersions)[number];
  readonly members: 1 | 3;
  /** Per member. */
  readonly storageGiB: number;
  readonly databaseName: string;
  readonly users: readonly MongoUser[];
  readonly backup: {
    readonly schedule: (typeof backupSchedules)[number];
    /** Number of archives to retain. */
    readonly keep: number;
  };
}

export type ProblemField = 'storageGiB' | 'databaseName' | 'users' | 'user' | 'backup.keep';

export const STORAGE_GIB_MAX = 16_384;
export const BACKUPS_KEPT_MAX = 365;
export const USERS_MAX = 20;

/** Names are used in scripts and file names, so only safe characters are allowed. */
const DATABASE_NAME = /^[A-Za-z][A-Za-z0-9_-]{0,62}$/;
const USER_NAME = /^[A-Za-z][A-Za-z0-9_-]{0,30}$/;
const SYSTEM_DATABASES = ['admin', 'config', 'local'];
/** Reserved for users that the generated files create. */
const OWN_USERS = ['root', 'backup', 'exporter'];

export function defaultMongoOptions(): MongoOptions {
  return {
    version: '8.0',
    members: 3,
    storageGiB: 20,
    databaseName: 'app',
    users: [{ name: 'app', role: 'readWrite' }],
    backup: { schedule: 'daily', keep: 7 },
  };
}

/** Validation errors, in field order; empty if the options are valid. */
export function checkMongoOptions(options: MongoOptions): readonly Problem<ProblemField>[] {
  const { storageGiB, databaseName, users, backup } = options;
  const problems: Problem<ProblemField>[] = [];
  const report = (field: ProblemField, message: string | undefined, index?: number) => {
    if (message) problems.push({ field, index, message });
  };
  report('storageGiB', judgeNumber(storageGiB, STORAGE_GIB_MAX));
  report('databaseName', judgeDatabaseName(databaseName));
  if (users.length === 0) report('users', 'Add the user that the application logs in as.');
  if (users.length > USERS_MAX) report('users', `The files create at most ${USERS_MAX} users.`);
  users.forEach(({ name }, index) => {
    report('user', judgeUserName(name) ?? judgeRepetition(users, index), index);
  });
  report('backup.keep', judgeNumber(backup.keep, BACKUPS_KEPT_MAX));
  return problems;
}

function judgeNumber(value: number, most: number): string | undefined {
  if (Number.isInteger(value) && value >= 1 && value <= most) return undefined;
  return `Enter a whole number from 1 to ${most}.`;
}

function judgeDatabaseName(name: string): string | undefined {
  if (name.trim() === '') return 'Enter the name of the database.';
  if (SYSTEM_DATABASES.includes(name.toLowerCase())) return 'MongoDB keeps this name for itself.';
  if (DATABASE_NAME.test(name)) return undefined;
  return 'Use up to 63 letters, digits, hyphens and underscores, beginning with a letter.';
}

function judgeUserName(name: string): string | undefined {
  if (name.trim() === '') return 'Enter the name of the user.';
  if (OWN_USERS.includes(name.toLowerCase())) {
    return 'The files create that user themselves. Choose another name.';
  }
  if (USER_NAME.test(name)) return undefined;
  return 'Use up to 31 letters, digits, hyphens and underscores, beginning with a letter.';
}

/** Case-insensitive: each user has a file, and some file systems ignore case. */
function judgeRepetition(users: readonly MongoUser[], index: number): string | undefined {
  const name = users[index]?.name.toLowerCase();
  const isTaken = users.slice(0, index).some((other) => other.name.toLowerCase() === name);
  return isTaken ? 'Another user above has this name.' : undefined;
}
