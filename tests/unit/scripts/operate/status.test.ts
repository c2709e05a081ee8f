import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '../../../../worker/contract/durations.ts';
import { openSite, type TestSite } from './site.ts';

async function openSiteWithKey(ageDays: number, options: Parameters<typeof openSite>[0] = {}) {
  const site = await openSite(options);
  site.exec(
    `CREATE TABLE schema_version (version INTEGER); INSERT INTO schema_version VALUES (8);
     INSERT INTO signing_keys VALUES ('current', 'k1', '{}', '{}', 1, ${Date.now() - ageDays * DAY_MS})`,
  );
  return site;
}

let site: TestSite;
beforeEach(async () => {
  site = await openSiteWithKey(3);
  site.addUser({ id: 'kim', email: 'kim@example.com' });
  site.addUser({ id: 'demo', email: 'demo@example.com', isDemo: true });
  site.addSession({ sid: 's1', userId: 'kim', createdAtMs: Date.now() });
  site.exec(
    `INSERT INTO account_events (user_id, at_ms, event, method, user_agent, place)
       VALUES ('kim', ${Date.now()}, 'login_blocked', '', '', ''), ('kim', 1, 'login_blocked', '', '', '')`,
  );
});

test('accounts, sessions and events of the day are counted, and demo accounts are not', async () => {
  const { code, printed } = await site.run('status');
  expect(code).toBe(0);
  expect(printed).toMatch(/^accounts +1$/m);
  expect(printed).toMatch(/^demo accounts +1$/m);
  expect(printed).toMatch(/^ {2}not confirmed +1$/m);
  expect(printed).toMatch(/^sessions +1$/m);
  expect(printed).toMatch(/^signing key +3 days old$/m);
  expect(printed).toMatch(/^mails of the last hour that anybody can cause +0$/m);
  expect(printed).toMatch(/^event login_blocked +1$/m);
  expect(printed).toMatch(/Nothing needs you\.$/);
});

test('the same can be had as JSON', async () => {
  const { printed } = await site.run('status', '--json');
  expect(JSON.parse(printed)).toMatchObject({
    database: { accounts: 1, sessions_of_the_day: 1, schema_version: 8 },
    events: [{ event: 'login_blocked', count: 1 }],
    keyAgeDays: 3,
    problems: [],
  });
});

test.each([
  ['UPDATE signing_keys SET created_at_ms = 0', 'The hourly jobs do not finish'],
  ['UPDATE signing_keys SET is_wrapped = 0', 'The signing key is not encrypted'],
  [
    `INSERT INTO second_factors (user_id, secret, is_wrapped, created_at_ms) VALUES ('kim', '', 0, 0)`,
    '1 second factor not encrypted, although the signing key is',
  ],
  ['UPDATE schema_version SET version = 7', 'The database has version 7, this project 8'],
  ['UPDATE schema_version SET version = 9', 'this project only 8'],
])('after %s the operator is told, and a check fails', async (change, words) => {
  site.exec(change);
  const { code, printed } = await site.run('status');
  expect(printed).toContain(words);
  expect(code).toBe(0);
  const check = await site.run('status', '--check');
  expect(check.code).toBe(1);
  expect(check.said).toMatch(/^1 problem needs you\.$/m);
});

test.each([
  [5, 0],
  [180, 1],
  [undefined, 1],
])(
  'hourly jobs of the deployed site that began %s minutes ago end a check with %i',
  async (minutes, code) => {
    const remote = await openSiteWithKey(1, { isRemote: true });
    if (minutes !== undefined) {
      const beganAtMs = Date.now() - minutes * 60_000;
      remote.exec(`INSERT INTO site_state VALUES ('hourly_jobs', '${beganAtMs}', 0)`);
    }
    const ran = await remote.run('status', '--check');
    expect(ran.code).toBe(code);
    expect(ran.printed.includes('The hourly jobs do not run')).toBe(code === 1);
  },
);
