import { expect, test } from 'vitest';
import { formatDate } from '../../../../web/lib/format-date.ts';

const british = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

test.each(Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 4 + month * 2))))(
  '%s is written as in British English',
  (date) => {
    expect(formatDate(date.toISOString().slice(0, 10))).toBe(british.format(date));
  },
);
