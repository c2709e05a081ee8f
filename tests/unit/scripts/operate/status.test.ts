import { afterEach, expect, test, vi } from 'vitest';
import { countMigrations } from '../../../../scripts/deploy/version.ts';
import { OperatorError } from '../../../../scripts/operate/errors.ts';
import { DAY_MS, MINUTE_MS } from '../../../../worker/contract/durations.ts';
import { answersOfLiveSite, fetchFrom } from '../deploy/live-site.ts';
import { openSite } from './site.ts';

const NEWEST = countMigrations();
const LIVE = { ONEGO_ORIGIN: 'https://acme.test' };

/** A site that was made an hour ago and has a key of three days. */
async function openStatus(options: Parameters<typeof openSite>[0] = {}) {
  const site = await openSite(options);
  site.exec(
    `CREATE TABLE schema_version (version INTEGER, applied_at_ms INTEGER);
     INSERT INTO schema_version VALUES (${NEWEST}, ${Date.now() - 60 * MINUTE_MS});
     INSERT INTO signing_keys VALUES ('current', 'k1', '{}', '{}', 1, ${Date.now() - 3 * DAY_MS})`,
  );
  site.addUser({ id: 'kim', email: 'kim@example.com' });
  return site;
}

afterEach(() => void vi.unstubAllGlobals());

test('accounts, sessions and events of the day are counted, and demo accounts are not', async () => {
  const site = await openStatus();
  site.addUser({ id: 'demo', email: 'demo@example.com', isDemo: true });
  site.addSession({ sid: 's1', userId: 'kim', createdAtMs: Date.now() });
  site.exec(
    `INSERT INTO account_events (user_id, at_ms, event, method, user_agent, place)
       VALUES ('kim', ${Date.now()}, 'login_blocked', '', '', ''), ('kim', 1, 'login_blocked', '', '', '')`,
  );
  const { code, printed } = await site.run('status');
  expect(code).toBe(0);
  const rows = printed.split('\n').map((line) => line.trim().split(/ {2,}/).join(': '));
  expect(rows).toEqual(
    expect.arrayContaining([
      `version of the database: ${NEWEST}`,
      'accounts: 1',
      'demo accounts: 1',
      'not confirmed: 1',
      'sessions: 1',
      'signing key: 3 days old',
      'event login_blocked: 1',
      'Nothing needs you.',
    ]),
  );
  const json = JSON.parse((await site.run('status', '--json')).printed);
  expect(json).toMatchObject({ databaseVersion: NEWEST, database: { accounts: 1 }, problems: [] });
});

test.each([
  ['UPDATE signing_keys SET created_at_ms = 0', 'The hourly jobs do not finish'],
  ['UPDATE signing_keys SET is_wrapped = 0', 'The signing key is not encrypted'],
  [
    `INSERT INTO second_factors (user_id, secret, is_wrapped, created_at_ms) VALUES ('kim', '', 0, 0)`,
    '1 second factor not encrypted, although the signing key is',
  ],
  // An older database has other tables.
  [
    'UPDATE schema_version SET version = 7; DROP TABLE site_state',
    `version 7, this project ${NEWEST}`,
  ],
  [`UPDATE schema_version SET version = ${NEWEST + 1}`, `this project only ${NEWEST}`],
  [`UPDATE schema_version SET applied_at_ms = 0`, 'The hourly jobs do not run'],
  [
    `INSERT INTO site_state VALUES ('hourly_jobs', '${Date.now() - 180 * MINUTE_MS}', 0)`,
    'The hourly jobs do not run',
  ],
])('after %s the operator is told, and a check fails', async (change, words) => {
  const site = await openStatus({ isRemote: true });
  site.exec(change);
  const { code, printed } = await site.run('status');
  expect(printed).toContain(words);
  expect(code).toBe(0);
  const check = await site.run('status', '--check');
  expect(check.code).toBe(1);
  expect(check.said).toMatch(/^1 problem needs you\.$/m);
});

test('a secret that does not open the key fails the check, and is named', async () => {
  const site = await openStatus({ isRemote: true, env: LIVE });
  vi.stubGlobal('fetch', fetchFrom(answersOfLiveSite()));
  expect((await site.run('status', '--check')).code).toBe(0);
  const refusal = Response.json({}, { status: 503, headers: { Fault: 'signing-key' } });
  const answers = { ...answersOfLiveSite(), '/.well-known/jwks.json': refusal };
  vi.stubGlobal('fetch', fetchFrom(answers));
  const { code, printed } = await site.run('status', '--check');
  expect(code).toBe(1);
  expect(printed).toContain('KEY_WRAPPING_SECRET does not open the signing key');
});

test('the deployed commit is shown; without the right to ask, a sentence and the rest', async () => {
  const deployed = {
    id: 'v2',
    commit: 'a1b2c3d4e5f6',
    message: 'Fix the form',
    databaseVersion: NEWEST,
    deployedAt: '2026-11-28T00:00:00Z',
  };
  const site = await openStatus({ isRemote: true, findVersion: async () => deployed });
  expect((await site.run('status')).printed).toMatch(/deployed commit +a1b2c3d4e5f6 Fix the form/);
  const refused = await openStatus({
    isRemote: true,
    findVersion: async () => {
      throw new OperatorError('The API token needs the right "Workers Scripts: Edit".');
    },
  });
  const { code, printed, said } = await refused.run('status', '--check');
  expect(code).toBe(0);
  expect(said).toContain('Which version is deployed is unknown. The API token needs the right');
  expect(printed).toContain('Nothing needs you.');
});
