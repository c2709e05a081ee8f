import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import type { Env } from '../../../worker/env.ts';
import worker from '../../../worker/index.ts';
import { MAILED_ENV } from './mailbox.ts';

/** Runs the hourly jobs. */
export async function runJobs(bindings: Env = MAILED_ENV): Promise<void> {
  const execution = createExecutionContext();
  await worker.scheduled(createScheduledController(), bindings, execution);
  await waitOnExecutionContext(execution);
}
