import { expect, test } from 'vitest';
import {
  type FrameSign,
  type FrameState,
  nextFrameState,
} from '../../../../../web/features/booking/use-booking-frame.ts';

function follow(...signs: FrameSign[]): FrameState {
  return signs.reduce<FrameState>(nextFrameState, 'loading');
}

test('a frame loads, also after it took too long', () => {
  expect(follow('loads')).toBe('loaded');
  expect(follow('takes too long')).toBe('slow');
  expect(follow('takes too long', 'loads')).toBe('loaded');
  expect(follow('loads', 'takes too long')).toBe('loaded');
});

test('the load event of an error page does not count', () => {
  expect(follow('is out of reach', 'loads')).toBe('blocked');
  expect(follow('loads', 'is out of reach')).toBe('blocked');
  expect(follow('is not allowed', 'loads', 'takes too long')).toBe('blocked');
});

test('once the frame has loaded, the policy forbids something else', () => {
  expect(follow('loads', 'is not allowed')).toBe('loaded');
});

test('a frame that speaks, or that the visitor wants to see, is shown from then on', () => {
  for (const sign of ['speaks', 'is wanted'] as const) {
    expect(follow('is out of reach', sign)).toBe('shown');
    expect(follow(sign, 'is out of reach', 'is not allowed', 'takes too long')).toBe('shown');
  }
});
