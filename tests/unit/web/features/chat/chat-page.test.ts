import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isOnPage } from '../../../../../web/features/chat/chat-page.ts';

test('a chat without the site’s origin is on every page', () => {
  for (const isAccountPage of [true, false]) {
    expect(isOnPage({ isSandboxed: true }, { isAccountPage })).toBe(true);
  }
});

test('a chat with the site’s origin is not where people sign in or manage their account', () => {
  expect(isOnPage({ isSandboxed: false }, { isAccountPage: false })).toBe(true);
  expect(isOnPage({ isSandboxed: false }, { isAccountPage: true })).toBe(false);
});

test('every route that shows a screen for accounts says so', () => {
  const routes = globSync('web/routes/**/*.tsx').sort();
  const naming = (text: string) =>
    routes.filter((file) => readFileSync(file, 'utf8').includes(text));
  const aboutAccounts = naming('/features/accounts/');
  expect(aboutAccounts.length).toBeGreaterThanOrEqual(6);
  expect(naming('isAccountPage: true')).toEqual(aboutAccounts);
});
