const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Formats "2025-11-04" as "4 November 2025". Not by `Intl.DateTimeFormat`, whose data the browser
 * would read while the app starts, for longer than it takes to run the framework's code.
 */
export function formatDate(isoDate: string): string {
  return `${Number(isoDate.slice(8))} ${formatMonth(isoDate)}`;
}

/** Formats "2025-11-04" as "November 2025". */
export function formatMonth(isoDate: string): string {
  const [year, month] = isoDate.split('-').map(Number);
  return `${MONTHS[Number(month) - 1]} ${year}`;
}
