const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "4 November 2025" of "2025-11-04". */
export function formatDate(isoDate: string): string {
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}
