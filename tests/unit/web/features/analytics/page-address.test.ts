import { expect, test } from 'vitest';
import { pageAddress } from '../../../../../web/features/analytics/google-tag.ts';

test.each([
  [
    'https://www.onego.example/?utm_source=letter&email=kim@example.com&utm_campaign=spring%20sale',
    'https://www.onego.example/?utm_source=letter&utm_campaign=spring+sale',
  ],
  ['https://kim:secret@www.onego.example/login?token=1', 'https://www.onego.example/login'],
])('of %s it is %s', (href, address) => {
  expect(pageAddress(href)).toBe(address);
});
