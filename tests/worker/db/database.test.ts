import { expect, test, vi } from 'vitest';
import { connect } from '../../../worker/db/connect.ts';
import { insertRow, sql } from '../../../worker/db/database.ts';
import { createFaultyD1 } from '../support/faulty-d1.ts';

test.each(['a b', 'a)', 'A', '', 'a;--', '"a"'])('%j is the name of no column', (name) => {
  expect(() => insertRow('leads', { [name]: 1 })).toThrow(TypeError);
});

test('a failure is 503 with its cause, which no visitor sees', async () => {
  const db = connect(createFaultyD1('fails'));
  for (const work of [db.first(sql`a`), db.all(sql`a`), db.run(sql`a`), db.batch([sql`a`])]) {
    await expect(work).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
      headers: { 'Retry-After': '5' },
      cause: expect.objectContaining({ message: expect.stringContaining('canary') }),
    });
  }
});

test('the statements of one request share one budget of time', async () => {
  const waits = vi.spyOn(scheduler, 'wait');
  const db = connect(createFaultyD1('hangs'), 200);
  await expect(db.first(sql`a`)).rejects.toMatchObject({ status: 503 });
  await expect(db.first(sql`a`)).rejects.toMatchObject({ status: 503 });
  // Only the waits with an abort signal are timeouts; the mock also uses a wait for a hanging
  // statement.
  const [first, second] = waits.mock.calls.flatMap(([ms, options]) => (options?.signal ? ms : []));
  expect(first).toBe(200);
  expect(second).toBeLessThan(50);
  waits.mockRestore();
});
