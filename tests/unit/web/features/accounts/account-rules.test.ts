import { describe, expect, test } from 'vitest';
import { listProofs } from '../../../../../web/features/accounts/account/ProofDialog.tsx';
import { formatAgo } from '../../../../../web/features/accounts/account/when.ts';
import { isCeremonyEnded } from '../../../../../web/features/accounts/entrance/existing-passkey.ts';
import { judgePassword } from '../../../../../web/features/accounts/entrance/password-verdict.ts';
import { isRememberedSession } from '../../../../../web/features/session/session.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../../worker/contract/durations.ts';

const nowMs = Date.parse('2026-11-20T12:00:00Z');
const before = (ms: number) => new Date(nowMs - ms).toISOString();

test.each([
  [15 * MINUTE_MS - 1, 'in the past 15 minutes'],
  [15 * MINUTE_MS, '15 minutes ago'],
  [HOUR_MS, '1 hour ago'],
  [5 * HOUR_MS + MINUTE_MS, '5 hours ago'],
  [7 * DAY_MS - 1, '6 days ago'],
  [7 * DAY_MS, 'on 13 November 2026'],
  [-HOUR_MS, 'in the past 15 minutes'],
])('a session that was used %i ms ago was used %s', (ms, words) => {
  expect(formatAgo(before(ms), nowMs)).toBe(words);
});

test.each([
  [30 * DAY_MS, true],
  [12 * HOUR_MS + MINUTE_MS, true],
  [12 * HOUR_MS, false],
])('a session of %i ms more was begun with Remember Me: %s', (ms, isRemembered) => {
  expect(isRememberedSession(before(-ms), nowMs)).toBe(isRemembered);
});

describe('the proofs of identity', () => {
  const google = { provider: 'google', label: '', connectedAt: '', isHeld: false } as const;
  const key = { id: '', name: '', createdAt: '', isHeld: false };
  const secondFactor = { enabledAt: '', recoveryCodesLeft: 10 };
  const none = { hasPassword: false, connections: [], passkeys: [] };
  const password = { ...none, hasPassword: true };
  const provider = { ...none, connections: [google] };
  const held = { connections: [{ ...google, isHeld: true }], passkeys: [{ ...key, isHeld: true }] };

  test.each([
    ['nothing', none, { providers: [], hasMail: true }],
    ['a provider', provider, { providers: ['google'], hasMail: true }],
    ['a password', password, { hasPassword: true, hasMail: false }],
    ['a passkey', { ...none, passkeys: [key] }, { hasPasskey: true, hasMail: false }],
    ['what is held', { ...none, ...held }, { providers: [], hasPasskey: false, hasMail: false }],
    ['a second factor', { ...none, secondFactor }, { hasMail: false }],
    [
      'a second factor and a provider',
      { ...provider, secondFactor },
      { providers: [], providerWithCode: 'google' },
    ],
    [
      'a second factor, a provider and a password',
      { ...provider, secondFactor, hasPassword: true },
      { providers: [], providerWithCode: undefined },
    ],
  ])('of an account with %s', (_case, account, expected) => {
    expect(listProofs(account, { canUsePasskeys: true })).toMatchObject(expected);
  });

  test('are no passkey where the browser has none', () => {
    const { hasPasskey } = listProofs({ ...none, passkeys: [key] }, { canUsePasskeys: false });
    expect(hasPasskey).toBe(false);
  });
});

/** 128 characters of two bytes each. */
const TWO_BYTES = Array.from({ length: 128 }, (_, index) => String.fromCodePoint(0x100 + index));

test.each([
  ['', 'waiting', /^At least 8 characters$/],
  // Seven letters, each with a combining mark: seven code points in NFC.
  ['e\u0301'.repeat(7), 'running', /7 so far/],
  ['🚂🚃🚄🚅🚆🚇🚈🚉', 'passed', /8 characters/],
  ['🚂'.repeat(8), 'failed', /a repetition/],
  ['4321098765', 'failed', /a sequence/],
  ['Password1', 'failed', /attackers/],
  ['onego-devops', 'failed', /our name/],
  ['robin.hood', 'failed', /your own/],
  [TWO_BYTES.join(''), 'passed', /128 characters/],
  [`ü${TWO_BYTES.join('')}`, 'failed', /256 bytes/],
] as const)('the hint of the new password %j is %s', (password, state, words) => {
  const owner = { brand: 'OneGo DevOps', email: 'robin.hood@example.com', username: 'Robin' };
  const verdict = judgePassword(password, owner, (folded) => folded === 'password1');
  expect(verdict).toMatchObject({ state, text: expect.stringMatching(words) });
});

test.each([
  [new DOMException('', 'AbortError'), true],
  [new DOMException('', 'NotAllowedError'), true],
  [new DOMException('', 'SecurityError'), false],
  [new TypeError('broken'), false],
])('a passkey that was not used (%s) is nothing wrong: %s', (error, isEnded) => {
  expect(isCeremonyEnded(error)).toBe(isEnded);
});
