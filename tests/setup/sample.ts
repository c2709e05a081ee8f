/**
 * How much of a large range of inputs the tests try: a part that the seed chooses, or with
 * `ONEGO_TEST_INPUTS=all` all of it, as once a week.
 */
import fc from 'fast-check';
import { inject } from 'vitest';
import './fuzz-seed.ts';

/** @returns so many of the inputs, in their order. */
export function sample<Input>(inputs: readonly Input[], count: number): readonly Input[] {
  if (inject('triesAllInputs')) return inputs;
  const some = fc.subarray([...inputs], { minLength: count, maxLength: count });
  return fc.sample(some, { numRuns: 1 }).flat();
}

/** @returns how often to run a test that makes up its inputs. */
export function sampleRuns({ usual, weekly }: { usual: number; weekly: number }): number {
  return inject('triesAllInputs') ? weekly : usual;
}
