import { reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../../worker/db/connect.ts';
import { sql } from '../../../worker/db/database.ts';
import { MIGRATIONS, migrate } from '../../../worker/db/migrate.ts';

beforeEach(() => reset());

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

async function versions(): Promise<number[]> {
  const { results } = await env.DB.prepare(
    'SELECT version FROM schema_version ORDER BY version',
  ).all<{ version: number }>();
  return results.map(({ version }) => version);
}

async function tables(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table'",
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}
