import type { MongoOptions } from '../../../../../../web/features/mongodb/options.ts';
import { allPairs } from '../../pipelines/support/all-pairs.ts';

/** Numbers and names at their limits. */
const sizes = {
  small: {
    storageGiB: 1,
    databaseName: 'shop',
    users: [{ name: 'app', role: 'readWrite' }],
    keep: 1,
  },
  large: {
    storageGiB: 16_384,
    databaseName: 'Shop_2-eu',
    users: [
      { name: 'shop-api', role: 'readWrite' },
      { name: 'Report_1', role: 'read' },
      { name: 'migrations', role: 'dbAdmin' },
      { name: 'true', role: 'clusterMonitor' },
    ],
    keep: 365,
  },
} as const;

/** All pairs of the choices. */
export const mongoCombinations: readonly MongoOptions[] = allPairs({
  version: ['7.0', '8.0'] as const,
  members: ['1', '3'],
  schedule: ['none', 'hourly', 'daily', 'weekly'] as const,
  size: ['small', 'large'] as const,
}).map(({ version, members, schedule, size }) => {
  const { keep, ...sized } = sizes[size];
  return {
    version,
    members: members === '1' ? 1 : 3,
    ...sized,
    backup: { schedule, keep },
  };
});
