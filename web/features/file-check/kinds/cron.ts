/** First and last value of each field, and the names of the values, if they have names. */
const FIELDS = [
  [0, 59, ''],
  [0, 23, ''],
  [1, 31, ''],
  [1, 12, 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'],
  [0, 6, 'SUN MON TUE WED THU FRI SAT'],
] as const;

const SHORTHAND =
  /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|every (?:[\d.]{1,20}(?:h|m|s|ms|us|µs|ns)){1,6})$/;

/** Whether a schedule is one as robfig/cron parses it, which Kubernetes does for a CronJob. */
export function isSchedule(text: string): boolean {
  const schedule = text.trim();
  if (schedule.startsWith('@')) return SHORTHAND.test(schedule);
  const values = schedule.split(/\s+/);
  return (
    values.length === FIELDS.length &&
    FIELDS.every((field, place) => {
      const parts = (values[place] ?? '').split(',').filter((part) => part !== '');
      return parts.length > 0 && parts.every((part) => isInField(part, field));
    })
  );
}

function isInField(part: string, [first, last, names]: (typeof FIELDS)[number]): boolean {
  const [, range = '', step = '1'] = /^([^/]*)(?:\/(\d{1,9}))?$/.exec(part) ?? [];
  if (Number(step) === 0) return false;
  if (range === '*' || range === '?') return true;
  const [low = Number.NaN, high = low, ...rest] = range.split('-').map((value) => {
    const place = names.split(' ').indexOf(value.toUpperCase());
    if (value !== '' && place >= 0) return first + place;
    return /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  });
  return rest.length === 0 && first <= low && low <= high && high <= last;
}
