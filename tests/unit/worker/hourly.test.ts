import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('the cron of the hourly work is one of those in wrangler.toml', async () => {
  const source = await readFile('worker/hourly.ts', 'utf8');
  const [, cron] = /HOURLY = '([^']+)'/.exec(source) ?? [];
  expect(await readFile('wrangler.toml', 'utf8')).toContain(`"${cron}"]`);
});
