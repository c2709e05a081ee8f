import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { FLOOD_QUOTA, VITALS_QUOTA } from '../../../../worker/auth/quotas.ts';

test.each([
  ['FLOOD_GATE', FLOOD_QUOTA],
  ['VITALS_GATE', VITALS_QUOTA],
])('clients are told the limit that %s has', async (binding, { freeAttempts, windowMs }) => {
  const configuration = await readFile('wrangler.toml', 'utf8');
  const limits = new RegExp(`name = "${binding}"[^\\[]*{ limit = (\\d+), period = (\\d+) }`);
  const [, limit, seconds] = limits.exec(configuration) ?? [];
  expect(Number(limit)).toBe(freeAttempts);
  expect(Number(seconds) * 1000).toBe(windowMs);
});
