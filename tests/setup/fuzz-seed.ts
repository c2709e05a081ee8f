/**
 * Fixes the seed of fast-check so that failures are reproducible.
 * `ONEGO_FUZZ_SEED=$RANDOM npm run test:unit` uses another seed.
 */
import fc from 'fast-check';
import { inject } from 'vitest';

fc.configureGlobal({ seed: inject('fuzzSeed') });

declare module 'vitest' {
  interface ProvidedContext {
    fuzzSeed: number;
    /** See sample.ts. */
    triesAllInputs: boolean;
  }
}
