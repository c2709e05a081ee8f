import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  describePicks,
  listWeek,
  nameSlot,
  toCalendar,
} from '../../../../../web/features/booking/slots.ts';

const FRIDAY_NIGHT = new Date('2026-11-27T20:00:00Z');

beforeEach(() => vi.stubEnv('TZ', 'Europe/Berlin'));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const firstOf = (now: string, week = 0) =>
  listWeek(new Date(now), week)
    .flatMap(({ slots }) => slots)
    .at(0);

describe('the first half hour offered', () => {
  test.each([
    ['on a Monday', '2026-11-23T08:00:00Z', 'Wed 25 Nov, 07:00'],
    ['on a Friday', '2026-11-27T08:00:00Z', 'Tue 1 Dec, 07:00'],
    ['on a Saturday in India, a Friday in Berlin', '2026-11-27T20:00:00Z', 'Tue 1 Dec, 07:00'],
    ['on a Thursday, of the week after', '2026-11-26T08:00:00Z', 'Mon 30 Nov, 07:00'],
  ])('%s leaves a working day for the answer', (_, now, first) => {
    const { day, time } = nameSlot(firstOf(now) ?? Number.NaN);
    expect(`${day}, ${time}`).toBe(first);
  });

  test('a week later is a Monday', () => {
    expect(nameSlot(firstOf('2026-11-23T08:00:00Z', 1) ?? Number.NaN).day).toBe('Mon 30 Nov');
  });
});

test.each([
  // From 09:30 to 18:30 in India; nights are left out where enough of the day remains.
  ['Europe/Berlin', '07:00', '13:30', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']],
  ['Asia/Kolkata', '09:30', '18:00', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']],
  ['America/Los_Angeles', '20:00', '21:30', ['Sun', 'Mon', 'Tue', 'Wed', 'Thu']],
  ['America/New_York', '00:00', '23:30', ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri']],
])('a week in %s', (timeZone, from, until, weekdays) => {
  vi.stubEnv('TZ', timeZone);
  const days = listWeek(FRIDAY_NIGHT, 1);
  const times = days.flatMap(({ slots }) => slots.map((slot) => nameSlot(slot).time)).toSorted();
  expect([times.at(0), times.at(-1)]).toEqual([from, until]);
  expect(days.map(({ name }) => name.slice(0, 3))).toEqual(weekdays);
});

test('what was picked heads the message, on the clock of both', () => {
  expect(describePicks([])).toBe('');
  expect(describePicks([Date.UTC(2026, 11, 1, 8, 30)])).toBe(
    'Times that suit me (Europe/Berlin, UTC+01:00):\nTue 1 Dec, 09:30 (Tue 08:30 UTC)',
  );
});

test('the calendar has a tentative half hour for each time', () => {
  vi.stubGlobal('location', { hostname: 'www.onego.example' });
  const text = toCalendar([Date.UTC(2026, 11, 1, 8, 30)], 'Demo, asked for', FRIDAY_NIGHT);
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Booking//EN',
    'BEGIN:VEVENT',
    `UID:${Date.UTC(2026, 11, 1, 8, 30)}@www.onego.example`,
    'DTSTAMP:20261127T200000Z',
    'DTSTART:20261201T083000Z',
    'DTEND:20261201T090000Z',
    String.raw`SUMMARY:Demo\, asked for`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
