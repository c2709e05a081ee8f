import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearCurrentUser,
  mayBeSignedIn,
  readCurrentUser,
  storeCurrentUser,
} from '../../../../../web/features/session/session.ts';
import { CURRENT_USER_KEY } from '../../../../../web/lib/storage-keys.ts';
import { fakeStorage } from '../../support/fake-storage.ts';

const user = { email: 'kim@example.com', username: 'Kim', _id: '1' };

describe('the stored user', () => {
  let persistent: Map<string, string>;
  let temporary: Map<string, string>;

  beforeEach(() => {
    persistent = new Map();
    temporary = new Map();
    vi.stubGlobal('localStorage', fakeStorage(persistent));
    vi.stubGlobal('sessionStorage', fakeStorage(temporary));
    vi.stubGlobal('document', { documentElement: { toggleAttribute: vi.fn() } });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('is kept under currentUser, for this session unless it is to be remembered', () => {
    expect(CURRENT_USER_KEY).toBe('currentUser');
    storeCurrentUser(user, false);
    expect([persistent.has(CURRENT_USER_KEY), temporary.has(CURRENT_USER_KEY)]).toEqual([
      false,
      true,
    ]);
    storeCurrentUser(user, true);
    expect([persistent.has(CURRENT_USER_KEY), temporary.has(CURRENT_USER_KEY)]).toEqual([
      true,
      false,
    ]);
    expect(readCurrentUser()).toEqual(user);
  });

  test('leaves a mark for other tabs, which says nothing of who it is', () => {
    expect(mayBeSignedIn()).toBe(false);
    storeCurrentUser(user, false);
    temporary.clear();
    expect(mayBeSignedIn()).toBe(true);
    expect([...persistent.values()].join()).not.toMatch(/kim/i);
    clearCurrentUser();
    expect(mayBeSignedIn()).toBe(false);
  });

  test('is gone from both places when it is cleared', () => {
    persistent.set(CURRENT_USER_KEY, JSON.stringify(user));
    temporary.set(CURRENT_USER_KEY, JSON.stringify(user));
    clearCurrentUser();
    expect(readCurrentUser()).toBeUndefined();
    expect([persistent.size, temporary.size]).toEqual([0, 0]);
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"Kim"',
    '{}',
    '{"email":"kim@example.com","username":"Kim"}',
    '{"email":1,"username":"Kim","_id":"1"}',
  ])('is none when what is stored is %j', (text) => {
    persistent.set(CURRENT_USER_KEY, text);
    expect(readCurrentUser()).toBeUndefined();
  });
});
