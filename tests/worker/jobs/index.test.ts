import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { readStatus } from '../../../worker/db/status.ts';
import worker from '../../../worker/index.ts';
import { openTestDatabase } from '../support/accounts.ts';

test('the hourly jobs leave the time at which they began', async () => {
  const db = await openTestDatabase();
  const startedAtMs = Date.now();
  const execution = createExecutionContext();
  await worker.scheduled(createScheduledController(), env, execution);
  await waitOnExecutionContext(execution);
  const { status } = await readStatus(db, Date.now());
  expect(status.jobs_began_at_ms).toBeGreaterThanOrEqual(startedAtMs);
});
