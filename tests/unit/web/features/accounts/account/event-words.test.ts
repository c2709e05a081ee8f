import { expect, test } from 'vitest';
import {
  nameOf,
  originOf,
} from '../../../../../../web/features/accounts/account/SessionSections.tsx';

test.each([
  ['login_succeeded', 'passkey', 'Pune', 'Logged in (passkey)', 'Firefox, Pune'],
  ['profile_changed', '', '', 'Changed your name', 'Firefox, place unknown'],
  ['account_locked', 'operator', '', 'Account locked', 'by our team'],
] as const)('%s by %j from %j is told in plain words', (event, method, place, name, origin) => {
  expect(nameOf({ event, method })).toBe(name);
  expect(originOf({ method, browser: 'Firefox', place })).toBe(origin);
});
