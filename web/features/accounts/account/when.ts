import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../worker/contract/durations.ts';

/** The Worker records last use in steps of 15 minutes, so nothing more exact can be said. */
const STEP_MINUTES = 15;

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** A date such as "3 November 2026", in the visitor's time zone. */
export function formatDay(iso: string): string {
  return date.format(new Date(iso));
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** A date with the time of day, in the visitor's time zone. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** Relative time such as "2 hours ago"; the date for older times. */
export function formatAgo(iso: string, nowMs = Date.now()): string {
  const agoMs = nowMs - Date.parse(iso);
  if (agoMs < STEP_MINUTES * MINUTE_MS) return `in the past ${STEP_MINUTES} minutes`;
  if (agoMs < HOUR_MS) return ago(agoMs / MINUTE_MS, 'minute');
  if (agoMs < DAY_MS) return ago(agoMs / HOUR_MS, 'hour');
  if (agoMs < 7 * DAY_MS) return ago(agoMs / DAY_MS, 'day');
  return `on ${formatDay(iso)}`;
}

function ago(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}
