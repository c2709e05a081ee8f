import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** The files that name the cron of a job. */
const JOBS = ['worker/hourly.ts', 'worker/auth/second-factor/removals.ts'];

test('the Worker knows the schedules in wrangler.toml', async () => {
  const toml = await readFile('wrangler.toml', 'utf8');
  const [, crons = ''] = /^crons = (\[.*\])$/m.exec(toml) ?? [];
  const listed: string[] = JSON.parse(crons);
  const sources = await Promise.all(JOBS.map((file) => readFile(file, 'utf8')));
  const known = sources.map((source) => / = '((?:[\d*/]+ ){4}[\d*/]+)';/.exec(source)?.[1]);
  expect(listed).toEqual(expect.arrayContaining(known));
  // The one that is left runs the daily clean-up.
  const others = listed.filter((cron) => !known.includes(cron));
  expect(others).toEqual([expect.stringMatching(/^\d+ \d+ \* \* \*$/)]);
});
