import { expect, test } from 'vitest';
import { keepTogether } from '../../../../web/lib/keep-together.ts';

test('a line does not break between words in capitals', () => {
  expect(keepTogether('What each ALTER TABLE locks')).toBe('What each ALTER\u00A0TABLE locks');
  expect(keepTogether('How CI/CD and AWS Lambda meet')).toBe('How CI/CD and AWS Lambda meet');
});
