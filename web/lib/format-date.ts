const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats "2025-11-04" as "4 November 2025". */
export function formatDate(isoDate: string): string {
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}
