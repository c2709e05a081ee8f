import { vi } from 'vitest';
import * as hashTurn from '../../../worker/auth/hash-turn.ts';

/**
 * How many passwords are hashed meanwhile: nothing else in an answer takes as long. How long is
 * measured by the benchmark of the login.
 */
export async function countHashes(run: () => Promise<unknown>): Promise<number> {
  const turns = vi.spyOn(hashTurn, 'takeHashTurn');
  try {
    await run();
    return turns.mock.calls.length;
  } finally {
    turns.mockRestore();
  }
}
