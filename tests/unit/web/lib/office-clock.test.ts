import { afterEach, expect, test, vi } from 'vitest';
import { officeWeek } from '../../../../web/content/office-week.ts';
import { promises } from '../../../../web/content/promises.ts';
import { readOfficeClock } from '../../../../web/lib/office-clock.ts';

afterEach(() => vi.unstubAllEnvs());

test('the numbers of the office hours are those that the site promises', () => {
  const [opens, closes] = [officeWeek.opensAtMinute, officeWeek.closesAtMinute].map(toTime);
  expect(officeWeek.workdays).toBe(5);
  expect(promises.officeHours).toBe(
    `Monday to Friday, ${opens} to ${closes} ${officeWeek.zone} (UTC+${toTime(officeWeek.offsetMinutes)})`,
  );
});

test.each([
  ['a minute before it opens', '2026-11-23T03:59:00Z', { needle: 'M569 0v1', word: 'closed now' }],
  ['when it opens', '2026-11-23T04:00:00Z', { needle: 'M570 0v1', word: 'open now' }],
  ['a minute before it closes', '2026-11-23T12:59:00Z', { needle: 'M1109 0v1', word: 'open now' }],
  ['when it closes', '2026-11-23T13:00:00Z', { needle: 'M1110 0v1', word: 'closed now' }],
  ['late on a Sunday in UTC', '2026-11-22T19:00:00Z', { needle: 'M30 0v1', word: 'closed now' }],
])('the clock of the office, %s', (_, instant, expected) => {
  expect(readOfficeClock(new Date(instant))).toMatchObject(expected);
});

test('the office is closed at the weekend', () => {
  const noon = new Date('2026-11-22T08:00:00Z');
  expect(readOfficeClock(noon)).toMatchObject({ needle: 'M810 6v1', word: 'closed now' });
});

test.each([
  ['UTC', '2026-11-22T20:00:00Z', '04:00 to 13:00'],
  ['America/New_York', '2026-11-22T20:00:00Z', '23:00 to 08:00'],
  ['Europe/London', '2026-07-01T08:00:00Z', '05:00 to 14:00'],
])('the hours on a clock in %s', (timeZone, instant, hours) => {
  vi.stubEnv('TZ', timeZone);
  expect(readOfficeClock(new Date(instant)).hours).toBe(`${hours} on your clock`);
});

function toTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
