import { describe, expect, test } from 'vitest';
import {
  checkMongoOptions,
  defaultMongoOptions,
  type MongoOptions,
} from '../../../../../web/features/mongodb/options.ts';
import { mongoFilesOf } from './support/mongo-files.ts';
import { mongoCombinations } from './support/mongo-options.ts';

const initial = defaultMongoOptions();
const user = (name: string): MongoOptions['users'][number] => ({ name, role: 'read' });
const fieldsOf = (changes: Partial<MongoOptions>) =>
  checkMongoOptions({ ...initial, ...changes }).map((problem) =>
    problem.field === 'user' ? `user ${problem.index}` : problem.field,
  );

describe('the options of a MongoDB deployment', () => {
  test('are fine to begin with, and new each time', () => {
    expect(checkMongoOptions(initial)).toEqual([]);
    expect(defaultMongoOptions()).not.toBe(initial);
  });

  test.each(mongoCombinations)('are fine as %s', (_, options) => {
    expect(checkMongoOptions(options)).toEqual([]);
  });

  test.each([0, -1, 1.5, Number.NaN, 16_385, Number.POSITIVE_INFINITY])(
    'have no %d GiB of storage',
    (storageGiB) => {
      expect(fieldsOf({ storageGiB })).toEqual(['storageGiB']);
    },
  );

  test.each([0, 366, 2.5])('keep no %d backups', (keep) => {
    expect(fieldsOf({ backup: { schedule: 'daily', keep } })).toEqual(['backup.keep']);
  });

  test.each([
    '',
    '  ',
    'admin',
    'LOCAL',
    'config',
    '1a',
    'a b',
    'a.b',
    'a$b',
    'a/b',
    "a'b",
    'a\nb',
    'ä',
    'a'.repeat(64),
  ])('have no database called %j', (databaseName) => {
    expect(fieldsOf({ databaseName })).toEqual(['databaseName']);
  });

  test.each([
    '',
    ' ',
    'root',
    'Backup',
    '1a',
    'a b',
    "a'; rm -rf /",
    '$(id)',
    '`id`',
    '../a',
    'a: b',
    'a'.repeat(32),
  ])('have no user called %j', (name) => {
    expect(fieldsOf({ users: [user('app'), user(name)] })).toEqual(['user 1']);
  });

  test('have a user, not too many, and none twice, by the case of a letter or not', () => {
    expect(fieldsOf({ users: [] })).toEqual(['users']);
    expect(
      fieldsOf({ users: Array.from({ length: 21 }, (_, index) => user(`u${index}`)) }),
    ).toEqual(['users']);
    expect(fieldsOf({ users: [user('app'), user('App'), user('app')] })).toEqual([
      'user 1',
      'user 2',
    ]);
  });

  test('with a problem make no files, since names become part of scripts', () => {
    expect(() => mongoFilesOf({ ...initial, databaseName: "a'; rm -rf ~ #" })).toThrow(RangeError);
  });
});
