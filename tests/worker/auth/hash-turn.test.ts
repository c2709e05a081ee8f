import { afterEach, expect, test, vi } from 'vitest';
import { takeHashTurn } from '../../../worker/auth/hash-turn.ts';

afterEach(() => vi.restoreAllMocks());

test('turns are taken one at a time, with a pause between them', async () => {
  const turns: { startedAtMs: number; endedAtMs: number }[] = [];
  await Promise.all(
    Array.from({ length: 5 }, () =>
      takeHashTurn(() => {
        const startedAtMs = performance.now();
        while (performance.now() - startedAtMs < 20);
        turns.push({ startedAtMs, endedAtMs: performance.now() });
      }),
    ),
  );
  for (const [index, turn] of turns.entries()) {
    const previous = turns[index - 1];
    if (previous) expect(turn.startedAtMs - previous.endedAtMs).toBeGreaterThan(5);
  }
  expect(turns).toHaveLength(5);
});

test('a turn that fails is given back', async () => {
  await expect(takeHashTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(
    takeHashTurn(() => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await expect(takeHashTurn(() => 'next')).resolves.toBe('next');
});

test('a turn whose holder never comes back runs out by itself', async () => {
  abandonTurn();
  await expect(takeHashTurn(() => 'next')).resolves.toBe('next');
});

test('who waits for more than seven seconds is told to come back', async () => {
  let nowMs = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => nowMs);
  vi.spyOn(scheduler, 'wait').mockImplementation(async () => {
    nowMs += 1000;
    abandonTurn();
  });
  abandonTurn();
  await expect(takeHashTurn(() => 'never')).rejects.toMatchObject({
    status: 503,
    code: 'unavailable',
    headers: { 'Retry-After': '5' },
  });
});

/** Simulates workerd canceling a request between taking a turn and using it. */
function abandonTurn(): void {
  vi.spyOn(scheduler, 'wait').mockImplementationOnce(() => new Promise(() => undefined));
  void takeHashTurn(() => undefined);
}
