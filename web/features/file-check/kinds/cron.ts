const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const DAYS = 'SUN MON TUE WED THU FRI SAT'.split(' ');

interface CronField {
  readonly first: number;
  readonly last: number;
  /** Names of the values, beginning with `first`. */
  readonly names: readonly string[];
}

const FIELDS: readonly CronField[] = [
  { first: 0, last: 59, names: [] },
  { first: 0, last: 23, names: [] },
  { first: 1, last: 31, names: [] },
  { first: 1, last: 12, names: MONTHS },
  { first: 0, last: 6, names: DAYS },
];

const SHORTHAND =
  /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|every (?:[\d.]{1,20}(?:h|m|s|ms|us|µs|ns)){1,6})$/;

/** Whether Kubernetes accepts the schedule of a CronJob, as parsed by robfig/cron. */
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

function isInField(part: string, { first, last, names }: CronField): boolean {
  const [range = '', step, ...more] = part.split('/');
  const isStep = step === undefined || (/^\d{1,9}$/.test(step) && Number(step) > 0);
  if (!isStep || more.length > 0) return false;
  if (range === '*' || range === '?') return true;
  const [low = Number.NaN, high = low, ...rest] = range.split('-').map((value) => {
    const place = names.indexOf(value.toUpperCase());
    if (place >= 0) return first + place;
    return /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  });
  return rest.length === 0 && first <= low && low <= high && high <= last;
}
