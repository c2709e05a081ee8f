import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHash } from '../../../../../web/features/generator/choices.ts';
import {
  readMongoChoices,
  writeMongoChoices,
} from '../../../../../web/features/mongodb/mongo-address.ts';
import { createMongoFiles } from '../../../../../web/features/mongodb/mongodb.ts';
import {
  backupSchedules,
  checkMongoOptions,
  defaultMongoOptions,
  type MongoOptions,
  mongoRoles,
  mongoVersions,
} from '../../../../../web/features/mongodb/options.ts';
import { mongoCombinations } from './support/mongo-options.ts';

const initial = defaultMongoOptions();
const user = (name: string) => ({ name, role: 'read' }) as const;
const fieldsOf = (changes: Partial<MongoOptions>) =>
  checkMongoOptions({ ...initial, ...changes }).map(({ field, index }) =>
    index === undefined ? field : `${field} ${index}`,
  );

test('valid options have no problem', () => {
  expect([initial, ...mongoCombinations].flatMap(checkMongoOptions)).toEqual([]);
});

test('numbers out of range and unsafe names are refused at their field', () => {
  for (const storageGiB of [0, 1.5, Number.NaN, 16_385]) {
    expect(fieldsOf({ storageGiB })).toEqual(['storageGiB']);
  }
  for (const keep of [0, 366, 2.5]) {
    expect(fieldsOf({ backup: { schedule: 'daily', keep } })).toEqual(['backup.keep']);
  }
  for (const databaseName of [
    ...['', '  ', 'admin', 'LOCAL', '1a', 'a b', 'a.b', "a'b", 'a\nb', 'ä', 'a'.repeat(64)],
  ]) {
    expect(fieldsOf({ databaseName }), databaseName).toEqual(['databaseName']);
  }
  for (const name of [
    ...['', ' ', 'root', 'Backup', '1a', 'a b', "a'; rm -rf /", '$(id)', '../a', 'a'.repeat(32)],
  ]) {
    expect(fieldsOf({ users: [user('app'), user(name)] }), name).toEqual(['user 1']);
  }
});

test('there is a user, not too many, and none twice, whatever the case', () => {
  expect(fieldsOf({ users: [] })).toEqual(['users']);
  const many = Array.from({ length: 21 }, (_, index) => user(`u${index}`));
  expect(fieldsOf({ users: many })).toEqual(['users']);
  expect(fieldsOf({ users: [user('app'), user('App'), user('app')] })).toEqual([
    'user 1',
    'user 2',
  ]);
});

test('invalid options make no files, since names become part of scripts', () => {
  expect(() => createMongoFiles({ ...initial, databaseName: "a'; rm -rf ~ #" })).toThrow(
    RangeError,
  );
});

test('an address says all choices, and is read back as they were', () => {
  const options = fc.record({
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
  fc.assert(
    fc.property(options, (chosen) => {
      const address = new URLSearchParams(toHash(writeMongoChoices(chosen)));
      expect(readMongoChoices(Object.fromEntries(address))).toEqual(chosen);
    }),
  );
});

test('an address with unknown or missing choices falls back to the defaults', () => {
  expect(readMongoChoices({})).toBeUndefined();
  expect(readMongoChoices({ members: '2', storage: '-1' })).toEqual(initial);
  expect(readMongoChoices({ users: 'app:root report:read' })?.users).toEqual([user('report')]);
});

test('an address of the time when Kubernetes could be chosen still opens', () => {
  expect(readMongoChoices({ deployment: 'kubernetes' })).toBeUndefined();
  expect(readMongoChoices({ deployment: 'kubernetes', database: 'orders' })).toEqual({
    ...initial,
    databaseName: 'orders',
  });
});
