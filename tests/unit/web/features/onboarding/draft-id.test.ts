import { describe, expect, test } from 'vitest';
import { draftIdFor, readDraftSearch } from '../../../../../web/features/onboarding/draft-id.ts';

describe('the draft that an address asks for', () => {
  test('is the own one of the screen, unless another of the same screen is named', () => {
    expect(draftIdFor('devops-on-boarding', undefined)).toBe('devops-on-boarding');
    expect(draftIdFor('devops-on-boarding', 'devops-on-boarding~a1')).toBe('devops-on-boarding~a1');
  });

  test.each([
    '',
    '~',
    '~a',
    'ci-cd-on-boarding~a1',
    'devops-on-boarding~',
    'devops-on-boarding~A/..',
  ])('%j is not opened', (asked) => {
    expect(draftIdFor('devops-on-boarding', asked)).toBe('devops-on-boarding');
  });

  test('is read from the search, where anything may stand', () => {
    expect(readDraftSearch({ draft: 'x~1', other: 1 })).toEqual({ draft: 'x~1' });
    expect(readDraftSearch({ draft: 7 })).toEqual({ draft: undefined });
    expect(readDraftSearch({})).toEqual({ draft: undefined });
  });
});
