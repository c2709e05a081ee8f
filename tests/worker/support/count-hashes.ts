import { vi } from 'vitest';
import * as hashTurn from '../../../worker/auth/hash-turn.ts';

/**
 * Counts the password hashes during `run`, because hashing dominates the response time. The time
 * itself is measured by `npm run bench -- timing`.
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
