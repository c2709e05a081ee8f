import { expect, test } from 'vitest';
import { keepValid } from '../../../../../web/features/generator/keep-valid.ts';
import { readMongoChoices } from '../../../../../web/features/mongodb/mongo-address.ts';
import {
  checkMongoOptions,
  defaultMongoOptions,
} from '../../../../../web/features/mongodb/options.ts';

const many = (count: number) => Array.from({ length: count }, (_, at) => `u${at}:read`).join(' ');

const initial = defaultMongoOptions();
const valid = {
  version: '7.0',
  members: '1',
  storage: '55',
  database: 'My_DB-2',
  users: 'report:read jobs:dbAdmin',
  backup: 'hourly',
  keep: '9',
};
const read = (choices: Record<string, string>) => readMongoChoices(choices) ?? initial;
const keep = (choices: Record<string, string>) =>
  keepValid(read(choices), initial, (options) => checkMongoOptions(options).length);

test.each([
  ['nothing', {}, {}],
  ['the database', { database: 'a b' }, { database: 'app' }],
  ['a number', { storage: '99999' }, { storage: '20' }],
  ['a number beside a valid choice', { keep: '0' }, { keep: '7' }],
  ['two fields', { database: '', keep: '999' }, { database: 'app', keep: '7' }],
  ['a name beside a valid role', { users: 'App.User:dbAdmin' }, { users: 'app:dbAdmin' }],
  ['a row that the default lacks', { users: 'report:read a.b:read' }, { users: 'report:read' }],
  ['a name that is taken', { users: 'app:read app:dbAdmin' }, { users: 'app:read' }],
  ['a list without a row', { users: '' }, { users: 'app:readWrite' }],
  ['a list with a row too many', { users: many(21) }, { users: many(20) }],
  ['a list with many rows too many', { users: many(40) }, { users: 'app:readWrite' }],
])('keeps the rest: %s', (_, typed, kept) => {
  expect(keep({ ...valid, ...typed })).toEqual(read({ ...valid, ...kept }));
});

test('what is typed shows the last valid value, and other changes at once', () => {
  const count = (options: ReturnType<typeof defaultMongoOptions>) =>
    checkMongoOptions(options).length;
  const last = { ...defaultMongoOptions(), databaseName: 'orders' };
  const typed = { ...last, databaseName: 'orders.', members: 1 as const };
  expect(keepValid(typed, last, count)).toEqual({ ...last, members: 1 });
});
