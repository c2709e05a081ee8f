import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { HOURLY } from '../../../scripts/local-site.ts';

test('the hourly jobs of a local site are those of a cron of the deployed one', async () => {
  expect(await readFile('wrangler.toml', 'utf8')).toContain(`crons = ["${HOURLY}"]`);
});
