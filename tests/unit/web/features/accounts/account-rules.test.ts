import { describe, expect, test } from 'vitest';
import { countSignInMethods } from '../../../../../web/features/accounts/account/open-account.ts';
import { listProofs } from '../../../../../web/features/accounts/account/ProofDialog.tsx';
import { formatAgo, formatDay } from '../../../../../web/features/accounts/account/when.ts';
import { isCeremonyEnded } from '../../../../../web/features/accounts/entrance/existing-passkey.ts';
import { judgePassword } from '../../../../../web/features/accounts/entrance/password-verdict.ts';
import { isRememberedSession } from '../../../../../web/features/session/session.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../../worker/contract/durations.ts';

const nowMs = Date.parse('2026-11-20T12:00:00Z');
const connection = { provider: 'google', label: '', connectedAt: '', isHeld: false } as const;
const passkey = { id: '', name: '', createdAt: '', isHeld: false };
const before = (ms: number) => new Date(nowMs - ms).toISOString();

describe('how long ago a session was used', () => {
  test.each([
    [0, 'in the past 15 minutes'],
    [15 * MINUTE_MS - 1, 'in the past 15 minutes'],
    [15 * MINUTE_MS, '15 minutes ago'],
    [HOUR_MS, '1 hour ago'],
    [5 * HOUR_MS + MINUTE_MS, '5 hours ago'],
    [DAY_MS, '1 day ago'],
    [7 * DAY_MS - 1, '6 days ago'],
    [7 * DAY_MS, 'on 13 November 2026'],
    [-HOUR_MS, 'in the past 15 minutes'],
  ])('%i ms are told as %j', (ms, words) => {
    expect(formatAgo(before(ms), nowMs)).toBe(words);
  });

  test('a day is told with its month and year', () => {
    expect(formatDay('2026-03-01T12:00:00Z')).toBe('1 March 2026');
  });
});

describe('the ways into an account', () => {
  test.each([
    [true, 0, 0, 1],
    [false, 1, 0, 1],
    [false, 0, 1, 1],
    [true, 2, 3, 6],
  ])('password %s, %i connections and %i passkeys are %i', (hasPassword, some, more, ways) => {
    const connections = Array.from({ length: some }, () => connection);
    const passkeys = Array.from({ length: more }, () => passkey);
    expect(countSignInMethods({ hasPassword, connections, passkeys })).toBe(ways);
  });
});

describe('the proofs of identity', () => {
  const secondFactor = { enabledAt: '', recoveryCodesLeft: 10 };
  const none = { hasPassword: false, connections: [], passkeys: [] };
  const open = { canUsePasskeys: true };

  test('are those that the account has', () => {
    const all = { ...none, hasPassword: true, connections: [connection], passkeys: [passkey] };
    expect(listProofs(all, open)).toEqual({
      hasPassword: true,
      hasPasskey: true,
      providers: ['google'],
      providerWithCode: undefined,
      hasMail: false,
    });
  });

  test('are none that is held', () => {
    const held = {
      ...none,
      connections: [{ ...connection, isHeld: true }],
      passkeys: [{ ...passkey, isHeld: true }],
    };
    expect(listProofs(held, open)).toMatchObject({ hasPasskey: false, providers: [] });
  });

  test('with a second factor ask for one code, beside the password or the provider', () => {
    const account = { ...none, secondFactor, connections: [connection] };
    expect(listProofs(account, open)).toMatchObject({
      providers: [],
      providerWithCode: 'google',
    });
    expect(listProofs({ ...account, hasPassword: true }, open)).toMatchObject({
      providers: [],
      providerWithCode: undefined,
    });
  });

  test('are no passkey where the browser has none', () => {
    const account = { ...none, passkeys: [passkey] };
    expect(listProofs(account, { canUsePasskeys: false }).hasPasskey).toBe(false);
  });

  test.each([
    ['neither', none, true],
    ['only a provider', { ...none, connections: [connection] }, true],
    ['a password', { ...none, hasPassword: true }, false],
    ['a passkey', { ...none, passkeys: [passkey] }, false],
    ['a second factor', { ...none, secondFactor }, false],
    ['a held passkey', { ...none, passkeys: [{ ...passkey, isHeld: true }] }, false],
  ])('with %s include a mailed code or not', (_, account, hasMail) => {
    expect(listProofs(account, open).hasMail).toBe(hasMail);
  });
});

describe('a session that lasts', () => {
  test.each([
    [30 * DAY_MS, true],
    [12 * HOUR_MS + MINUTE_MS, true],
    [12 * HOUR_MS, false],
    [0, false],
  ])('%i ms longer was begun with Remember Me: %s', (ms, isRemembered) => {
    expect(isRememberedSession(before(-ms), nowMs)).toBe(isRemembered);
  });
});

/** 128 characters of two bytes each. */
const TWO_BYTES = Array.from({ length: 128 }, (_, index) => String.fromCodePoint(0x100 + index));

describe('the hint of a new password', () => {
  const owner = { brand: 'OneGo DevOps', email: 'robin.hood@example.com', username: 'Robin' };
  const isCommon = (folded: string) => folded === 'password1';

  test.each([
    ['', 'waiting', /^At least 8 characters$/],
    ['abc', 'running', /3 so far/],
    ['🚂'.repeat(7), 'running', /7 so far/],
    ['🚂🚃🚄🚅🚆🚇🚈🚉', 'passed', /8 characters/],
    ['🚂'.repeat(8), 'failed', /a repetition/],
    ['4321098765', 'failed', /a sequence/],
    // Seven letters, each with a combining mark: seven code points in NFC.
    ['e\u0301'.repeat(7), 'running', /7 so far/],
    ['Password1', 'failed', /attackers/],
    ['onego-devops', 'failed', /our name/],
    ['robin.hood', 'failed', /your own/],
    [TWO_BYTES.join(''), 'passed', /128 characters/],
    [`ü${TWO_BYTES.join('')}`, 'failed', /256 bytes/],
    ['slow trains cross the delta', 'passed', /27 characters/],
  ] as const)('of %j is %s', (password, state, words) => {
    const verdict = judgePassword(password, owner, isCommon);
    expect(verdict.state).toBe(state);
    expect(verdict.text).toMatch(words);
  });
});

describe('a passkey that was not used', () => {
  test.each([
    [new DOMException('', 'AbortError'), true],
    [new DOMException('', 'NotAllowedError'), true],
    [new DOMException('', 'SecurityError'), false],
    [new TypeError('broken'), false],
    ['AbortError', false],
  ])('%s is nothing wrong: %s', (error, isEnded) => {
    expect(isCeremonyEnded(error)).toBe(isEnded);
  });
});
