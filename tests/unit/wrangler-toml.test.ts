/** What wrangler.toml deploys, read as wrangler reads it, and what the Worker and the scripts say of it. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { HOURLY } from '../../scripts/local-site.ts';
import { FLOOD_QUOTA, REPORTS_QUOTA, VITALS_QUOTA } from '../../worker/auth/quotas.ts';

const config = readConfig({ config: 'wrangler.toml' });
const gates: readonly { name: string; simple: object }[] = config.ratelimits;

test('a deployed site has its own domain alone, and no address for earlier versions', () => {
  // wrangler opens workers.dev only if there is no domain.
  expect(config.workers_dev).not.toBe(true);
  expect(config.preview_urls).toBe(false);
});

test('the hourly jobs of a local site are those of a cron of the deployed one', () => {
  expect(config.triggers.crons).toContain(HOURLY);
});

test.each([
  ['FLOOD_GATE', FLOOD_QUOTA],
  ['VITALS_GATE', VITALS_QUOTA],
  ['REPORTS_GATE', REPORTS_QUOTA],
])('clients are told the limit that %s has', (binding, { freeAttempts, windowMs }) => {
  const gate = gates.find(({ name }) => name === binding);
  expect(gate?.simple).toEqual({ limit: freeAttempts, period: windowMs / 1000 });
});

test('a change of any file of the Worker starts it again, but of those that are made', () => {
  const watched = [config.build.watch_dir].flat().map((path) => basename(path ?? ''));
  const unwatched = ['site.gen.ts', 'sql.d.ts', 'tsconfig.json'];
  const files = readdirSync('worker').filter((name) => !unwatched.includes(name));
  expect(watched).toEqual(expect.arrayContaining(files));
  expect(watched).not.toContain('site.gen.ts');
});
