/** How many inputs the tests make up: some, or with `ONEGO_TEST_INPUTS=all` many, as once a week. */
import { inject } from 'vitest';
import './fuzz-seed.ts';

/** @returns how often to run a test that makes up its inputs. */
export function sampleRuns({ usual, weekly }: { usual: number; weekly: number }): number {
  return inject('triesAllInputs') ? weekly : usual;
}
