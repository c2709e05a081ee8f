import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('the Worker knows the schedules in wrangler.toml', async () => {
  const toml = await readFile('wrangler.toml', 'utf8');
  const [, crons = ''] = /^crons = (\[.*\])$/m.exec(toml) ?? [];
  const source = await readFile('worker/auth/second-factor/removals.ts', 'utf8');
  const [, removals] = /REMOVALS_CRON = '(.*)'/.exec(source) ?? [];
  // Every other schedule runs the daily job.
  expect(JSON.parse(crons)).toEqual([expect.stringMatching(/^\d+ \d+ \* \* \*$/), removals]);
});
