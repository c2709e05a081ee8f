/** The half hours of our office, from web/content/office-week.ts, as the visitor's clock shows them. */
import { DAY_MS, MINUTE_MS } from '../../../worker/contract/durations.ts';
import { PICKED_TIMES } from '../../../worker/contract/leads.ts';
import { officeWeek } from '../../content/office-week.ts';

const SLOT_MS = 30 * MINUTE_MS;

/** Hours of the visitor's day outside of which nothing is offered, unless too few times are left. */
const WAKING = { fromHour: 7, untilHour: 22 };
const FEW_TIMES = 4;

export interface SlotDay {
  /** Such as "Tue 1 Dec". */
  readonly name: string;
  /** When the half hours begin that are offered. */
  readonly slots: readonly number[];
}

/** @param week 0 for the first week with half hours that are offered. */
export function listWeek(now: Date, week: number): readonly SlotDay[] {
  const firstMs = firstDayMs(now);
  const mondayMs = firstMs + (7 * week - weekdayOf(firstMs)) * DAY_MS;
  const all = listHalfHours(mondayMs);
  const waking = all.filter((ms) => hourOf(ms) >= WAKING.fromHour && hourOf(ms) < WAKING.untilHour);
  const shown = new Set(waking.map(toTime)).size < FEW_TIMES ? all : waking;
  return [...new Set(shown.map(nameDay))].map((name) => ({
    name,
    slots: shown.filter((ms) => nameDay(ms) === name && ms >= firstMs),
  }));
}

/** Midnight in the office, before the day after the next working day: by then we have answered. */
function firstDayMs(now: Date): number {
  let dayMs = now.getTime() - officeMinuteOf(now.getTime()) * MINUTE_MS;
  dayMs -= dayMs % MINUTE_MS;
  for (let workdays = 0; workdays < 2; ) {
    dayMs += DAY_MS;
    if (weekdayOf(dayMs) < officeWeek.workdays) workdays += 1;
  }
  return dayMs;
}

function listHalfHours(mondayMs: number): readonly number[] {
  const { workdays, opensAtMinute, closesAtMinute } = officeWeek;
  const perDay = ((closesAtMinute - opensAtMinute) * MINUTE_MS) / SLOT_MS;
  return Array.from(
    { length: workdays * perDay },
    (_, index) =>
      mondayMs +
      Math.floor(index / perDay) * DAY_MS +
      opensAtMinute * MINUTE_MS +
      (index % perDay) * SLOT_MS,
  );
}

/** Minutes since midnight in the office. */
function officeMinuteOf(ms: number): number {
  const there = new Date(ms + officeWeek.offsetMinutes * MINUTE_MS);
  return there.getUTCHours() * 60 + there.getUTCMinutes();
}

/** In the office, Monday as 0. */
function weekdayOf(ms: number): number {
  return (new Date(ms + officeWeek.offsetMinutes * MINUTE_MS).getUTCDay() + 6) % 7;
}

function hourOf(ms: number): number {
  return new Date(ms).getHours();
}

/** Such as "09:30". */
function toTime(ms: number): string {
  return new Date(ms).toTimeString().slice(0, 5);
}

/** Not by `Intl.DateTimeFormat`: the words of the page are English everywhere. */
function nameDay(ms: number): string {
  const [weekday, month, day] = new Date(ms).toDateString().split(' ');
  return `${weekday} ${Number(day)} ${month}`;
}

/** Such as "Tue 1 Dec" and "09:30". */
export function nameSlot(ms: number): { readonly day: string; readonly time: string } {
  return { day: nameDay(ms), time: toTime(ms) };
}

/** Such as "Europe/Berlin, UTC+01:00", or "UTC". */
export function nameZone(ms: number): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZone === 'UTC') return timeZone;
  const [, hours, minutes] = /GMT([+-]\d\d)(\d\d)/.exec(new Date(ms).toTimeString()) ?? [];
  const offset = `${hours}:${minutes}`.replace('-', '−');
  return `${timeZone}, UTC${offset}`;
}

/** The picked times as the engineer reads them, at the head of a message. Empty if there are none. */
export function describePicks(picked: readonly number[]): string {
  if (picked[0] === undefined) return '';
  const lines = picked.map((ms) => {
    const utc = new Date(ms).toUTCString();
    return `${nameDay(ms)}, ${toTime(ms)} (${utc.slice(0, 3)} ${utc.slice(17, 22)} UTC)`;
  });
  return [`${PICKED_TIMES} (${nameZone(picked[0])}):`, ...lines].join('\n');
}

/** The picked times as drafts for a calendar (RFC 5545). */
export function toCalendar(picked: readonly number[], title: string, now: Date): string {
  const stamp = (ms: number) => `${new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
  const summary = title.replaceAll(/[\\;,]/g, String.raw`\$&`);
  const events = picked.flatMap((ms) => [
    'BEGIN:VEVENT',
    `UID:${ms}@${location.hostname}`,
    `DTSTAMP:${stamp(now.getTime())}`,
    `DTSTART:${stamp(ms)}`,
    `DTEND:${stamp(ms + SLOT_MS)}`,
    `SUMMARY:${summary}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Booking//EN',
    ...events,
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
