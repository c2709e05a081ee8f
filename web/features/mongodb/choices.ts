import type { MongoOptions, MongoUser } from './options.ts';

export const deployments = [
  'compose',
  'kubernetes',
] as const satisfies readonly MongoOptions['deployment'][];
export const mongoVersions = ['8.0', '7.0'] as const satisfies readonly MongoOptions['version'][];
export const mongoRoles = [
  'readWrite',
  'read',
  'dbAdmin',
  'clusterMonitor',
] as const satisfies readonly MongoUser['role'][];
export const backupSchedules = [
  'none',
  'hourly',
  'daily',
  'weekly',
] as const satisfies readonly MongoOptions['backup']['schedule'][];
