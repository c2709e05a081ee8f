import {
  backupSchedules,
  type MongoOptions,
  mongoVersions,
} from '../../../../../../web/features/mongodb/options.ts';

/** Numbers and names at their limits. */
const sizes = [
  {
    storageGiB: 1,
    databaseName: 'shop',
    users: [{ name: 'app', role: 'readWrite' }],
    keep: 1,
  },
  {
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
] as const;

/** All versions, members and schedules, with small and large sizes in turn. */
export const mongoCombinations: readonly MongoOptions[] = mongoVersions.flatMap((version) =>
  ([1, 3] as const).flatMap((members) =>
    backupSchedules.map((schedule, index) => {
      const { keep, ...sized } = sizes[index % 2 === 0 ? 0 : 1];
      return { version, members, ...sized, backup: { schedule, keep } };
    }),
  ),
);
