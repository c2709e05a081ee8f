import { reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../../../worker/db/connect.ts';
import { insertRow, raw, type SqlValue, sql } from '../../../worker/db/database.ts';
import { MIGRATIONS, migrate } from '../../../worker/db/migrate.ts';
import { OF_A_TEST } from '../support/accounts.ts';
import { mailbox } from '../support/mailbox.ts';
import { addPasskey, showPasskey } from '../support/passkeys.ts';
import { createProtected, enterCode, enterPassword, nextCodeOf } from '../support/second-factor.ts';
import { isSignedIn, post } from '../support/send.ts';

beforeEach(() => reset());

/** The last version without `sid` columns and an outbox. */
const BEFORE_AUTHORITY = 8;
const NEWEST = MIGRATIONS.at(-1)?.version;

describe('the migrations', () => {
  test('are numbered from one without a gap', () => {
    expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, i) => i + 1));
  });

  test('bring an empty database to the newest version', async () => {
    await migrate(connect(env.DB));
    expect(await versions()).toEqual(MIGRATIONS.map(({ version }) => version));
    expect(await tables()).toEqual(
      expect.arrayContaining(['login_throttle', 'sessions', 'signing_keys', 'site_state', 'users']),
    );
  });

  test.each(MIGRATIONS.map(({ version }) => version - 1))(
    'bring a database of version %i to the newest',
    async (version) => {
      await migrate(connect(env.DB), MIGRATIONS.slice(0, version));
      await migrate(connect(env.DB));
      expect((await versions()).at(-1)).toBe(NEWEST);
    },
  );

  test('run by many Workers at once are run once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => migrate(connect(env.DB))));
    expect(await versions()).toEqual(MIGRATIONS.map(({ version }) => version));
  });
});

test('accounts, factors, passkeys, sessions and links go on to work after an update', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await migrate(connect(env.DB));
  const owner = await createProtected('before@example.com');
  const authenticator = await addPasskey(owner.cookie);
  const { email } = owner;
  await post('forgot-password', { email });
  const token = mailbox.tokenTo(email);
  const unknown = sql`DELETE FROM one_time_tokens WHERE purpose = 'undo_second_factor'`;
  await connect(env.DB).run(sql`${unknown} ${raw(OF_A_TEST)}`);
  await moveTo(MIGRATIONS.slice(0, BEFORE_AUTHORITY));
  await migrate(connect(env.DB));

  expect(await isSignedIn(owner.cookie)).toBe(true);
  expect((await showPasskey('passkeys/login', authenticator)).status).toBe(200);
  expect((await enterCode(await enterPassword(email), nextCodeOf(owner))).status).toBe(200);
  const body = { token, password: 'four lamps on one line' };
  expect((await post('reset-password', body)).status).toBe(200);
});

test('a migration that fails leaves nothing behind, and can be repeated', async () => {
  const broken = {
    version: 1,
    name: 'broken',
    text: 'CREATE TABLE half (a TEXT) STRICT;\nCREATE TABLE half (a TEXT) STRICT;\n',
  };
  await expect(migrate(connect(env.DB), [broken])).rejects.toMatchObject({ status: 503 });
  expect(await versions()).toEqual([]);
  expect(await tables()).not.toContain('half');

  await migrate(connect(env.DB), [{ ...broken, text: 'CREATE TABLE half (a TEXT) STRICT;\n' }]);
  expect(await tables()).toContain('half');
});

test('a database from a newer Worker is left as it is', async () => {
  await migrate(connect(env.DB));
  await connect(env.DB).run(sql`INSERT INTO schema_version VALUES (999, 'future', 0)`);
  await migrate(connect(env.DB));
  expect((await versions()).at(-1)).toBe(999);
});

/** Builds the database anew with these migrations, and keeps what it can hold of the old one. */
async function moveTo(migrations: typeof MIGRATIONS): Promise<void> {
  const db = connect(env.DB);
  const kept = await Promise.all(
    (await tables()).map(async (table) => {
      const rows = await db.all<Record<string, SqlValue>>(
        sql`SELECT * FROM ${raw(`${table} ${OF_A_TEST}`)}`,
      );
      return { table, rows };
    }),
  );
  await reset();
  await migrate(db, migrations);
  const ifNew = raw(`WHERE true ON CONFLICT DO NOTHING ${OF_A_TEST}`);
  const inserts = kept.map(async ({ table, rows }) => {
    const columns = await db.all<{ name: string }>(sql`PRAGMA table_info(${raw(table)})`);
    return rows
      .map((row) => columns.map(({ name }) => [name, row[name] ?? null] as const))
      .filter((cells) => cells.length > 0 && table !== 'schema_version')
      .map((cells) => insertRow(table, Object.fromEntries(cells), ifNew));
  });
  const statements = (await Promise.all(inserts)).flat();
  await db.batch([raw('PRAGMA defer_foreign_keys = on'), ...statements]);
}

async function versions(): Promise<number[]> {
  const { results } = await env.DB.prepare(
    'SELECT version FROM schema_version ORDER BY version',
  ).all<{ version: number }>();
  return results.map(({ version }) => version);
}

async function tables(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}
