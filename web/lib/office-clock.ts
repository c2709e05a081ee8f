import { MINUTE_MS } from '../../worker/contract/durations.ts';
import { officeWeek } from '../content/office-week.ts';
import type { SignalState } from '../content/signal.ts';

export interface OfficeClock {
  /** SVG path of the present time in a picture with a row for each day, as wide as its minutes. */
  readonly needle: string;
  /** Whether the office is open. Public holidays are not known here. */
  readonly state: SignalState;
  readonly word: string;
  /** Opening hours of the day as the visitor's clock shows them. */
  readonly hours: string;
}

export function readOfficeClock(instant = new Date()): OfficeClock {
  const { workdays, opensAtMinute, closesAtMinute, offsetMinutes } = officeWeek;
  const there = new Date(instant.getTime() + offsetMinutes * MINUTE_MS);
  // Monday first.
  const day = (there.getUTCDay() + 6) % 7;
  const minute = there.getUTCHours() * 60 + there.getUTCMinutes();
  const isOpen = day < workdays && minute >= opensAtMinute && minute < closesAtMinute;

  const midnightMs = there.setUTCHours(0, 0, 0, 0) - offsetMinutes * MINUTE_MS;
  const timeAt = (of: number) => new Date(midnightMs + of * MINUTE_MS).toTimeString().slice(0, 5);
  return {
    needle: `M${minute} ${day}v1`,
    state: isOpen ? 'passed' : 'waiting',
    word: isOpen ? 'open now' : 'closed now',
    hours: `${timeAt(opensAtMinute)} to ${timeAt(closesAtMinute)} on your clock`,
  };
}
