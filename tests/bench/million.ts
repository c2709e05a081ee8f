/** The site with a million accounts: what a login, a check, the clean-up and the commands take. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { unstable_readConfig as readConfig } from 'wrangler';
import { databaseOf, runTogether } from '../../scripts/operate/d1.ts';
import { DAY_MS } from '../../worker/contract/durations.ts';
import type { Database } from '../../worker/db/database.ts';
import { countUsers, listUsers } from '../../worker/db/users.ts';
import { type Figure, median, percentile, type Section, timeMs } from './figures.ts';
import { logIn, signIn } from './logins.ts';
import type { BenchSite } from './site.ts';

const USERS = 1_000_000;
const SESSIONS = 2_000_000;
/** Of the sessions; the clean-up deletes them. */
const EXPIRED = 1_000_000;
const LOGINS = 9;
const CHECKS = 200;
const CHECK_PAUSE_MS = 20;
const MOST_RUNS = 60;

export async function measureMillion(site: BenchSite): Promise<Section[]> {
  const cookie = await signIn(site.directUrl);
  const before = {
    login: await measureLogins(site.directUrl),
    check: median(await measureChecks(site.directUrl, cookie)),
  };
  const database = await openFile(site.stateFolder);
  const fillSeconds = fill(database);
  // Filling took longer than the server keeps an idle connection open.
  await askSession(site.directUrl, cookie).catch(() => undefined);
  const login = await measureLogins(site.directUrl);
  const check = median(await measureChecks(site.directUrl, cookie));
  const list = await measureList(database);
  return [
    {
      title: `With ${USERS / 1e6} million accounts and ${SESSIONS / 1e6} million sessions`,
      figures: [
        { name: 'filled in', value: fillSeconds, unit: ' s' },
        { name: 'login before, median', value: before.login, unit: ' ms' },
        ratio('login', login, before.login),
        { name: 'session check before, median', value: before.check, unit: ' ms' },
        ratio('session check', check, before.check),
        { name: 'list of accounts, first page', value: list.first, unit: ' ms', budget: LIST },
        { name: 'list of accounts, last page', value: list.last, unit: ' ms', budget: LIST },
        ...(await measureCleanUp(site.directUrl, cookie, database)),
      ],
    },
  ];
}

const LIST = { atMost: 200 };

function ratio(name: string, withMillion: number, before: number): Figure {
  return {
    name,
    value: withMillion / before,
    unit: ' times as long',
    budget: { atMost: 1.5 },
  };
}

async function openFile(stateFolder: string): Promise<DatabaseSync> {
  const folder = join(stateFolder, 'v3/d1/miniflare-D1DatabaseObject');
  const file = (await readdir(folder)).find((name) => /^[\da-f]{64}\.sqlite$/.test(name));
  if (file === undefined) throw new Error(`There is no database in ${folder}`);
  const database = new DatabaseSync(join(folder, file));
  database.exec('PRAGMA busy_timeout = 20000');
  return database;
}

/** @returns seconds. */
function fill(database: DatabaseSync): number {
  const startedAtMs = performance.now();
  const nowMs = Date.now();
  const numbers = (count: number) =>
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`;
  database.exec(`
    ${numbers(USERS)}
    INSERT INTO users (id, email, username, password_hash, email_verified_at_ms, created_at_ms, updated_at_ms)
      SELECT 'bench-' || n, 'bench-' || n || '@example.com', 'Bench', '', 1, n, n FROM numbers;
    ${numbers(SESSIONS)}
    INSERT INTO sessions (sid, user_id, created_at_ms, last_seen_at_ms, expires_at_ms, is_remembered, user_agent)
      SELECT 'bench-' || n, 'bench-' || (n % ${USERS} + 1), n, n,
        CASE WHEN n <= ${EXPIRED} THEN n ELSE ${nowMs + DAY_MS} END, 0, '' FROM numbers;
  `);
  return (performance.now() - startedAtMs) / 1000;
}

async function measureLogins(siteUrl: string): Promise<number> {
  const timesMs: number[] = [];
  for (let count = 0; count < LOGINS; count += 1) {
    timesMs.push(await timeMs(() => logIn(siteUrl)));
  }
  return median(timesMs);
}

async function measureChecks(siteUrl: string, cookie: string): Promise<number[]> {
  const timesMs: number[] = [];
  for (let count = 0; count < CHECKS; count += 1) {
    timesMs.push(await timeMs(() => askSession(siteUrl, cookie)));
  }
  return timesMs;
}

/** The database of the operators' commands, without the start of wrangler for each query. */
function openDatabase(database: DatabaseSync): Database {
  return databaseOf(async (statements) => runTogether(database, statements));
}

async function measureList(database: DatabaseSync): Promise<{ first: number; last: number }> {
  const db = openDatabase(database);
  const listFrom = (offset: number) =>
    timeMs(async () => {
      await countUsers(db);
      await listUsers(db, 50, offset);
    });
  return { first: await listFrom(0), last: await listFrom(USERS - 50) };
}

/** Runs the hourly job until nothing is left to delete, while a visitor checks a session. */
async function measureCleanUp(
  siteUrl: string,
  cookie: string,
  database: DatabaseSync,
): Promise<Figure[]> {
  const runsMs: number[] = [];
  const checksMs: number[] = [];
  let isOver = false;
  const visitor = (async () => {
    while (!isOver) {
      checksMs.push(await timeMs(() => askSession(siteUrl, cookie)));
      await new Promise((resolve) => setTimeout(resolve, CHECK_PAUSE_MS));
    }
  })();
  const left = database.prepare(
    "SELECT 1 FROM sessions WHERE sid = 'bench-1' OR expires_at_ms < ?",
  );
  while (left.get(Date.now()) !== undefined && runsMs.length < MOST_RUNS) {
    runsMs.push(await timeMs(() => runJobs(siteUrl)));
  }
  isOver = true;
  await visitor;
  return [
    { name: 'hourly runs that delete a million expired sessions', value: runsMs.length, unit: '' },
    {
      name: 'longest of them',
      value: Math.max(...runsMs) / 1000,
      unit: ' s',
      budget: { atMost: 240 },
    },
    {
      name: 'session check meanwhile, 95th percentile',
      value: percentile(checksMs, 0.95),
      unit: ' ms',
      budget: { atMost: 1000 },
    },
  ];
}

/** Runs the jobs of every cron in wrangler.toml. */
async function runJobs(siteUrl: string): Promise<void> {
  const { triggers } = readConfig({ config: 'wrangler.toml' }, { hideWarnings: true });
  for (const cron of triggers.crons ?? []) {
    const address = `${siteUrl}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(cron)}`;
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`The jobs of ${cron} answered ${answer.status}`);
  }
}

async function askSession(siteUrl: string, cookie: string): Promise<void> {
  const answer = await fetch(`${siteUrl}/api/session`, { headers: { Cookie: cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The session check answered ${answer.status}`);
}
