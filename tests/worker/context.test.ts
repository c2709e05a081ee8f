import { expect, test, vi } from 'vitest';
import { ANSWER_DELAY_MS, ANSWER_DELAY_SPREAD_MS } from '../../worker/answer-delay.ts';
import { finishLater } from '../../worker/context.ts';

test('work for later has not begun when the response is ready, nor a moment after it', async () => {
  let isAnswered = false;
  const sleepers: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => void sleepers.push(resolve));
  vi.spyOn(scheduler, 'wait').mockImplementation(wait);
  const waiting: Promise<unknown>[] = [];
  const context = {
    requestId: 'r',
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
  };
  const events: string[] = [];
  finishLater(context, async () => void events.push(isAnswered ? 'later' : 'too early'));
  await Promise.resolve();
  isAnswered = true;
  expect(events).toEqual([]);
  for (const wakeUp of sleepers) wakeUp();
  await Promise.all(waiting);
  expect(events).toEqual(['later']);
});

test('in production it waits for a fifth of a second at least, and not always as long', () => {
  expect(ANSWER_DELAY_MS).toBeGreaterThanOrEqual(200);
  expect(ANSWER_DELAY_SPREAD_MS).toBeGreaterThan(0);
});

test('work for later that fails is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const waiting: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void waiting.push(work);
  finishLater({ requestId: 'r', waitUntil }, () => Promise.reject(new Error('no')));
  await Promise.all(waiting);
  expect(log.mock.calls.join()).toContain('unexpected_error');
});
