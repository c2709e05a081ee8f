import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('wrangler.toml triggers each job of the Worker, and nothing else', async () => {
  const toml = await readFile('wrangler.toml', 'utf8');
  const [, crons = ''] = /^crons = (\[.*\])$/m.exec(toml) ?? [];
  const source = await readFile('worker/jobs/index.ts', 'utf8');
  const known = [...source.matchAll(/ = '((?:[\d*/]+ ){4}[\d*/]+)';/g)].map(([, cron]) => cron);
  expect(known.toSorted()).toEqual(JSON.parse(crons).toSorted());
});
