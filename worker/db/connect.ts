import { unavailable } from '../http/errors.ts';
import { createDatabase, type Database, type Statement } from './database.ts';

/** Leaves one of the five seconds in which the visitor must be told that the database is down. */
const REQUEST_BUDGET_MS = 4000;

/**
 * D1 with a time budget for all statements together, by default that of a request. Any failure or
 * timeout throws `ApiError` 503 `unavailable` with the original error as its cause.
 */
export function connect(binding: D1Database, budgetMs = REQUEST_BUDGET_MS): Database {
  let remainingMs = budgetMs;
  const prepare = ({ parts, values }: Statement) =>
    binding.prepare(parts.join('?')).bind(...values);

  async function withinBudget<T>(work: () => Promise<T>): Promise<T> {
    const startedAtMs = Date.now();
    const timer = new AbortController();
    try {
      return await Promise.race([work(), failAfter(remainingMs, timer.signal)]);
    } catch (cause) {
      throw unavailable(cause);
    } finally {
      timer.abort();
      remainingMs = Math.max(0, remainingMs - (Date.now() - startedAtMs));
    }
  }

  return createDatabase({
    all: <Row>(statement: Statement) =>
      withinBudget(async () => (await prepare(statement).all<Row>()).results),
    batch: <Row>(statements: readonly Statement[]) =>
      withinBudget(async () => {
        const results = await binding.batch<Row>(statements.map(prepare));
        return results.map(({ results: rows }) => rows);
      }),
  });
}

async function failAfter(delayMs: number, signal: AbortSignal): Promise<never> {
  await scheduler.wait(delayMs, { signal });
  throw new Error('D1 did not answer in time.');
}
