/** When a tab shows somebody as signed in, and when it no longer does. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Session from '../../../../../web/features/session/session.ts';
import { fakeBrowser, kim, signedInAnswer, signedOutAnswer } from '../../support/fake-browser.ts';

let browser: ReturnType<typeof fakeBrowser>;
let session: typeof Session;
const listener = vi.fn();

beforeEach(async () => {
  browser = fakeBrowser();
  // The module holds the session, so each test reloads it.
  vi.resetModules();
  session = await import('../../../../../web/features/session/session.ts');
  // Loaded on demand, which must take no longer than an answer here.
  await import('../../../../../web/lib/api.ts');
  listener.mockClear();
  session.subscribeToSession(listener);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const state = () => session.readSession().state;
const answered = () => new Promise((resolve) => setTimeout(resolve));

function expectNothingLeft(): void {
  expect(state()).toBe('signed-out');
  expect([...browser.persistent.keys(), ...browser.temporary.keys()]).not.toContain('currentUser');
  expect(browser.persistent.has('signed_in')).toBe(false);
  expect(browser.attributes.has('data-signed-in')).toBe(false);
}

describe('a page that opens', () => {
  test('asks nobody where nobody has logged in', () => {
    session.resumeSession();
    expect(state()).toBe('signed-out');
    expect(browser.asked).toEqual([]);
  });

  test('shows the stored user at once, and then what the Worker says', async () => {
    session.noteSignedIn(kim, true);
    browser.answers.push(signedInAnswer);
    session.resumeSession();
    expect(session.readSession()).toEqual({ state: 'signed-in', user: kim });
    await answered();
    expect(session.readSession()).toMatchObject({ standing: { isEmailVerified: true } });
  });

  test('does not show a user that a closed tab has kept, before the Worker knows them', async () => {
    browser.temporary.set('currentUser', JSON.stringify(kim));
    browser.answers.push(signedOutAnswer);
    session.resumeSession();
    expect(state()).toBe('unknown');
    await answered();
    expectNothingLeft();
  });

  test('shows nobody where the Worker is out of reach and nobody is stored', async () => {
    browser.persistent.set('signed_in', '1');
    session.resumeSession();
    await answered();
    expect(state()).toBe('signed-out');
  });
});

describe('somebody who is signed in', () => {
  beforeEach(() => {
    session.noteSignedIn(kim, false);
    expect(browser.attributes.has('data-signed-in')).toBe(true);
    listener.mockClear();
  });

  test('is gone from the screen and the storage when they leave', () => {
    session.noteSignedOut();
    expect(listener).toHaveBeenCalledOnce();
    expectNothingLeft();
  });

  test.each([
    ['storage', { key: 'signed_in' }, 'another tab noticed that the session is over'],
    ['storage', { key: null }, 'another tab logged out'],
    ['pageshow', { persisted: true }, 'Back shows a page from before'],
  ] as const)('is gone after %s %o: %s', (type, fields, _why) => {
    browser.persistent.clear();
    browser.dispatch(type, fields);
    expectNothingLeft();
    expect(browser.asked).toEqual([]);
  });

  test.each([
    ['storage', { key: 'theme' }],
    ['storage', { key: null }],
    ['pageshow', { persisted: false }],
  ] as const)('stays at %s %o while the mark is there', (type, fields) => {
    browser.dispatch(type, fields);
    expect(state()).toBe('signed-in');
    expect(browser.asked).toEqual([]);
  });

  test.each([
    ['is looked at again', () => browser.comeBackToTab()],
    ['is restored by Back', () => browser.dispatch('pageshow', { persisted: true })],
  ])('is gone once their tab %s, when the session was ended elsewhere', async (_when, look) => {
    browser.answers.push(signedOutAnswer);
    look();
    await answered();
    expectNothingLeft();
  });

  test('stays when the Worker cannot be asked', async () => {
    browser.comeBackToTab();
    await answered();
    expect(browser.asked).toEqual(['/api/session']);
    expect(state()).toBe('signed-in');
  });

  test('does not come back by an answer from before', async () => {
    let answer = (_: typeof signedInAnswer) => {};
    browser.answers.push(new Promise((resolve) => (answer = resolve)));
    const refreshed = session.refreshSession();
    session.noteSignedOut();
    answer(signedInAnswer);
    await refreshed;
    expectNothingLeft();
  });

  test('is not sent away by an answer from before', async () => {
    session.noteSignedOut();
    let answer = (_: typeof signedOutAnswer) => {};
    browser.answers.push(new Promise((resolve) => (answer = resolve)));
    const refreshed = session.refreshSession();
    session.noteSignedIn(kim, false);
    answer(signedOutAnswer);
    await refreshed;
    expect(state()).toBe('signed-in');
  });

  test('is gone when any request is refused for want of a session', () => {
    const refusal = { kind: 'refused', status: 401, code: 'not_signed_in' } as const;
    const rest = { message: undefined, field: undefined, retryAfterSeconds: undefined };
    expect(session.noteRefusal({ ...refusal, ...rest })).toBe(true);
    expectNothingLeft();
  });

  test('is not gone when a request fails for another reason', () => {
    expect(session.noteRefusal({ kind: 'network' })).toBe(false);
    expect(state()).toBe('signed-in');
  });

  test('is asked about where the browser blocks its storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    browser.answers.push(signedInAnswer);
    browser.comeBackToTab();
    await answered();
    expect(state()).toBe('signed-in');
    expect(browser.asked).toEqual(['/api/session']);
  });
});

describe('the stored user', () => {
  test('is kept under currentUser, for this session unless it is to be remembered', () => {
    for (const isRemembered of [false, true]) {
      session.noteSignedIn(kim, isRemembered);
      expect(browser.persistent.has('currentUser')).toBe(isRemembered);
      expect(browser.temporary.has('currentUser')).toBe(!isRemembered);
      expect(session.readCurrentUser()).toEqual(kim);
    }
  });

  test('leaves a mark for other tabs, which says nothing of who it is', () => {
    session.noteSignedIn(kim, false);
    browser.temporary.clear();
    expect(session.mayBeSignedIn()).toBe(true);
    expect([...browser.persistent.values()].join()).not.toMatch(/kim/i);
  });

  test.each(['{', 'null', '[]', '{"email":"kim@example.com","username":"Kim"}'])(
    'is none when what is stored is %j',
    (text) => {
      browser.persistent.set('currentUser', text);
      expect(session.readCurrentUser()).toBeUndefined();
    },
  );
});

test('a login in another tab is shown here too', async () => {
  browser.persistent.set('signed_in', '1');
  browser.answers.push(signedInAnswer);
  browser.dispatch('storage', { key: 'signed_in' });
  await answered();
  expect(session.readSession()).toMatchObject({ state: 'signed-in', user: kim });
});
