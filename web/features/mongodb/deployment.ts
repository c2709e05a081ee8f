import { pinnedImage } from '../pipelines/pinned.ts';
import type { MongoOptions, MongoUser } from './options.ts';

interface Schedule {
  readonly words: string;
  readonly periodSeconds: number;
  /** Relative to the Unix epoch (midnight UTC on 1 January 1970, a Thursday). */
  readonly offsetSeconds: number;
}

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** 02:30 UTC, a time of low traffic in time zones near UTC. */
const AT_NIGHT_SECONDS = 2.5 * HOUR_SECONDS;
const TO_SUNDAY_SECONDS = 3 * DAY_SECONDS;

const daily: Schedule = {
  words: 'every day at 02:30 UTC',
  periodSeconds: DAY_SECONDS,
  offsetSeconds: AT_NIGHT_SECONDS,
};

const schedules: Readonly<Record<Exclude<MongoOptions['backup']['schedule'], 'none'>, Schedule>> = {
  hourly: {
    words: 'every hour at half past',
    periodSeconds: HOUR_SECONDS,
    offsetSeconds: HOUR_SECONDS / 2,
  },
  daily,
  weekly: {
    words: 'every Sunday at 02:30 UTC',
    periodSeconds: 7 * DAY_SECONDS,
    offsetSeconds: TO_SUNDAY_SECONDS + AT_NIGHT_SECONDS,
  },
};

/** Settings shared by all files of a deployment. */
export interface Deployment {
  readonly options: MongoOptions;
  /** The official image, which includes the shell and the backup tools. */
  readonly image: string;
  readonly hosts: readonly string[];
  /** Names of files. */
  readonly secretNames: readonly string[];
  readonly hasSchedule: boolean;
  /** The chosen schedule; daily if none is chosen, as the default for enabling backups later. */
  readonly schedule: Schedule;
}

export const REPLICA_SET = 'rs0';

export function planDeployment(options: MongoOptions): Deployment {
  const { version, members, users, backup } = options;
  return {
    options,
    image: pinnedImage(`mongo-${version}`),
    hosts: Array.from({ length: members }, (_, index) => `mongodb-${index}:27017`),
    secretNames: [
      'keyfile',
      'root-password',
      'backup-password',
      'exporter-password',
      ...users.map(secretOf),
    ],
    hasSchedule: backup.schedule !== 'none',
    schedule: backup.schedule === 'none' ? daily : schedules[backup.schedule],
  };
}

export function secretOf({ name }: MongoUser): string {
  return `user-${name}`;
}

/** The database that a role applies to; the monitoring user is stored in `admin`. */
export function databaseOf(role: MongoUser['role'], databaseName: string): string {
  return role === 'clusterMonitor' ? 'admin' : databaseName;
}
