import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { Env } from '../../../worker/env.ts';
import worker from '../../../worker/index.ts';

/** Runs the hourly jobs. */
export async function runJobs(bindings: Env = env): Promise<void> {
  const execution = createExecutionContext();
  await worker.scheduled(createScheduledController(), bindings, execution);
  await waitOnExecutionContext(execution);
}
