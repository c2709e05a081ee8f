/**
 * Made-up input is the same in each run, so that a failure is the change's own and comes again.
 * `ONEGO_FUZZ_SEED=$RANDOM npm run test:unit` makes up other input.
 */
import fc from 'fast-check';
import { inject } from 'vitest';

fc.configureGlobal({ seed: inject('fuzzSeed') });

declare module 'vitest' {
  interface ProvidedContext {
    fuzzSeed: number;
  }
}
