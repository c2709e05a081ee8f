import type { MongoOptions } from '../../../../../../web/features/mongodb/options.ts';
import { allPairs } from '../../pipelines/support/all-pairs.ts';

const deployments = ['compose', 'kubernetes'] as const;
const versions = ['7.0', '8.0'] as const;
const schedules = ['none', 'hourly', 'daily', 'weekly'] as const;
/** Numbers and names are as small or as large as they may be. */
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

/** All pairs of the choices, for each deployment, since the two have no file in common. */
export const mongoCombinations: readonly (readonly [string, MongoOptions])[] = deployments.flatMap(
  (deployment) =>
    allPairs({
      version: versions,
      members: ['1', '3'],
      schedule: schedules,
      size: ['small', 'large'] as const,
    }).map(({ version, members, schedule, size }): readonly [string, MongoOptions] => {
      const { keep, ...sized } = sizes[size];
      return [
        `${deployment}, ${version}, ${members} members, ${schedule}, ${size}`,
        {
          deployment,
          version,
          members: members === '1' ? 1 : 3,
          ...sized,
          backup: { schedule, keep },
        },
      ];
    }),
);
