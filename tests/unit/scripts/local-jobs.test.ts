import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOURLY, runHourlyJobs } from '../../../scripts/local-jobs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a local site runs the hourly jobs, also after one that failed', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    throw new Error('The Worker restarts.');
  });
  runHourlyJobs('http://127.0.0.1:8787');
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  const address = 'http://127.0.0.1:8787/cdn-cgi/local/scheduled?cron=2%20*%20*%20*%20*';
  expect(asked).toEqual([address, address]);
});

test('they are those of a cron of the deployed site', async () => {
  expect(await readFile('wrangler.toml', 'utf8')).toContain(`crons = ["${HOURLY}"]`);
});
