import { vi } from 'vitest';
import * as hashTurn from '../../../worker/auth/hash-turn.ts';

/**
 * Counts the password hashes during `run`, because hashing dominates the response time. The time
 * itself is measured by `npm run bench -- timing`.
 */
export async function countHashes(run: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const { takeHashTurn } = hashTurn;
  const turns = vi.spyOn(hashTurn, 'takeHashTurn');
  turns.mockImplementation((place, work) =>
    takeHashTurn(place, (turn) => {
      const hash: typeof turn.hash = (rounds, runRound) => {
        count += 1;
        return turn.hash(rounds, runRound);
      };
      return work({ hash });
    }),
  );
  try {
    await run();
    return count;
  } finally {
    turns.mockRestore();
  }
}
