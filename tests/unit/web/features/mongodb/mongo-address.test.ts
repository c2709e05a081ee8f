import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toHash } from '../../../../../web/features/generator/choices.ts';
import {
  readMongoChoices,
  writeMongoChoices,
} from '../../../../../web/features/mongodb/mongo-address.ts';
import {
  backupSchedules,
  defaultMongoOptions,
  deployments,
  mongoRoles,
  mongoVersions,
} from '../../../../../web/features/mongodb/options.ts';

const options = fc.record({
  deployment: fc.constantFrom(...deployments),
  version: fc.constantFrom(...mongoVersions),
  members: fc.constantFrom(1 as const, 3 as const),
  storageGiB: fc.integer({ min: 0, max: 99_999 }),
  databaseName: fc.string(),
  users: fc.array(fc.record({ name: fc.string(), role: fc.constantFrom(...mongoRoles) })),
  backup: fc.record({
    schedule: fc.constantFrom(...backupSchedules),
    keep: fc.integer({ min: 0, max: 999 }),
  }),
});

describe('the address of MongoDB Manager', () => {
  test('says all choices, and is read back as they were, whatever a user is called', () => {
    fc.assert(
      fc.property(options, (chosen) => {
        const address = new URLSearchParams(toHash(writeMongoChoices(chosen)));
        expect(readMongoChoices(Object.fromEntries(address))).toEqual(chosen);
      }),
    );
  });

  test('is as at the start where it says nothing, or what there is not', () => {
    expect(readMongoChoices({})).toBeUndefined();
    expect(readMongoChoices({ deployment: 'bare metal', members: '2', storage: '-1' })).toEqual(
      defaultMongoOptions(),
    );
    expect(readMongoChoices({ users: 'app:root report:read' })?.users).toEqual([
      { name: 'report', role: 'read' },
    ]);
  });

  test('is read whatever stands in it', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        (users, keep) => void readMongoChoices({ users, keep }),
      ),
    );
  });
});
