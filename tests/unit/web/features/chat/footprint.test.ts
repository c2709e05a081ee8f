import { expect, test } from 'vitest';
import { areBoxes, clipPathOf } from '../../../../../web/features/chat/footprint.ts';

test('a frame that shows nothing has no outline', () => {
  expect(clipPathOf([])).toBe('');
});

test('each box is outlined with room for its shadow, in whole pixels', () => {
  expect(clipPathOf([{ x: 100.6, y: 50, width: 60.2, height: 40 }])).toBe(
    'path("M88 38h85v64h-85z")',
  );
});

test('boxes in one place are one outline, others stand beside it', () => {
  const box = { x: 20, y: 20, width: 10, height: 10 };
  expect(clipPathOf([box, box, { ...box, y: 200 }])).toBe(
    'path("M8 8h34v34h-34zM8 188h34v34h-34z")',
  );
});

test('boxes are told from other messages', () => {
  const box = { x: -20, y: 0.5, width: 10, height: 10 };
  for (const boxes of [[], [box], [box, { ...box, more: 'of it' }]]) {
    expect(areBoxes(boxes)).toBe(true);
  }
});

test.each([
  undefined,
  null,
  { length: 0 },
  { x: 0, y: 0, width: 1, height: 1 },
  [null],
  [{ x: 0, y: 0, width: 1 }],
  [{ x: '0', y: 0, width: 1, height: 1 }],
  [{ x: 0, y: 0, width: Number.POSITIVE_INFINITY, height: 1 }],
  Array(2001).fill({ x: 0, y: 0, width: 1, height: 1 }),
])('%j is not a list of boxes', (message) => {
  expect(areBoxes(message)).toBe(false);
});
