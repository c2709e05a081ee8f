/** The office hours of web/content/promises.ts in numbers: those of the working days, Monday first. */
export const officeWeek = {
  workdays: 5,
  opensAtMinute: 570,
  closesAtMinute: 1110,
  zone: 'India Standard Time',
  /** Ahead of UTC. */
  offsetMinutes: 330,
} as const;
