import type { MongoOptions } from '../../../../../../web/features/mongodb/options.ts';

const deployments = ['compose', 'kubernetes'] as const;
const versions = ['7.0', '8.0'] as const;
const memberCounts = [1, 3] as const;
const schedules = ['none', 'hourly', 'daily', 'weekly'] as const;
const userLists: readonly MongoOptions['users'][] = [
  [{ name: 'app', role: 'readWrite' }],
  [
    { name: 'shop-api', role: 'readWrite' },
    { name: 'Report_1', role: 'read' },
    { name: 'migrations', role: 'dbAdmin' },
    { name: 'true', role: 'clusterMonitor' },
  ],
];

/** Every combination of the choices; numbers and names alternate between small and large values. */
export const mongoCombinations: readonly (readonly [string, MongoOptions])[] = deployments.flatMap(
  (deployment) =>
    versions.flatMap((version) =>
      memberCounts.flatMap((members) =>
        schedules.flatMap((schedule) =>
          userLists.map((users, index): readonly [string, MongoOptions] => [
            `${deployment}, ${version}, ${members} members, ${schedule}, ${users.length} users`,
            {
              deployment,
              version,
              members,
              storageGiB: index === 0 ? 1 : 16_384,
              databaseName: index === 0 ? 'shop' : 'Shop_2-eu',
              users,
              backup: { schedule, keep: index === 0 ? 1 : 365 },
            },
          ]),
        ),
      ),
    ),
);
