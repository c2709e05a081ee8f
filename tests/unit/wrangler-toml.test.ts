/** What wrangler.toml and the Worker both say. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FLOOD_QUOTA, REPORTS_QUOTA, VITALS_QUOTA } from '../../worker/auth/quotas.ts';

const toml = readFileSync('wrangler.toml', 'utf8');

test.each([
  ['FLOOD_GATE', FLOOD_QUOTA],
  ['VITALS_GATE', VITALS_QUOTA],
  ['REPORTS_GATE', REPORTS_QUOTA],
])('clients are told the limit that %s has', (binding, { freeAttempts, windowMs }) => {
  const limits = new RegExp(`name = "${binding}"[^\\[]*{ limit = (\\d+), period = (\\d+) }`);
  const [, limit, seconds] = limits.exec(toml) ?? [];
  expect(Number(limit)).toBe(freeAttempts);
  expect(Number(seconds) * 1000).toBe(windowMs);
});

test('a change of any file of the Worker starts it again, but of those that are made', () => {
  const [, list = ''] = /^watch_dir = \[([^\]]*)\]/m.exec(toml) ?? [];
  const watched = [...list.matchAll(/"worker\/([^"]+)"/g)].map(([, name]) => name);
  const unwatched = ['site.gen.ts', 'sql.d.ts', 'tsconfig.json'];
  const files = readdirSync('worker').filter((name) => !unwatched.includes(name));
  expect(watched.toSorted()).toEqual(files.toSorted());
});
