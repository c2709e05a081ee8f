/** What logging out erases, and what it keeps. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Session from '../../../../../web/features/session/session.ts';
import type * as SignOut from '../../../../../web/features/session/sign-out.ts';
import { deleteAccount, logoutEverywhere } from '../../../../../web/lib/api.ts';
import { fakeBrowser, kim } from '../../support/fake-browser.ts';

const KEPT = { site_consent_v1: '{"ts":1}', theme: 'dark', menu: 'locked', slash: 'off' };

let browser: ReturnType<typeof fakeBrowser>;
let session: typeof Session;
let signOut: (typeof SignOut)['signOut'];
let countErasable: (typeof SignOut)['countErasable'];

beforeEach(async () => {
  browser = fakeBrowser();
  vi.resetModules();
  session = await import('../../../../../web/features/session/session.ts');
  ({ signOut, countErasable } = await import('../../../../../web/features/session/sign-out.ts'));
  session.noteSignedIn(kim, true);
  for (const [key, text] of Object.entries(KEPT)) browser.persistent.set(key, text);
  browser.persistent.set('workspace_v1/devops-on-boarding', '{}');
  browser.persistent.set('workspace_v1/files~1', 'damaged');
  browser.temporary.set('draft_message', '{"name":"Kim"}');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const everything = () => Object.fromEntries([...browser.persistent, ...browser.temporary]);

test.each([
  ['a log out', undefined],
  ['a log out everywhere', logoutEverywhere],
  ['a deletion', deleteAccount],
])('%s keeps the settings of the browser and nothing else', async (_way, end) => {
  browser.answers.push({ status: 200, body: { success: true } });
  expect((await signOut(end)).ok).toBe(true);
  expect(everything()).toEqual(KEPT);
  expect(session.readSession().state).toBe('signed-out');
});

test('one whose answer has cleared the storage already is the same', async () => {
  const heard = vi.fn();
  addEventListener('storage', heard);
  const answer = new Promise<{ status: number; body: object }>((resolve) => {
    setTimeout(() => {
      browser.persistent.clear();
      browser.temporary.clear();
      resolve({ status: 200, body: { success: true } });
    });
  });
  browser.answers.push(answer);
  await signOut();
  expect(everything()).toEqual(KEPT);
  expect(heard).toHaveBeenCalledOnce();
});

test('other tabs are told even if the storage was cleared already', async () => {
  const sizes: number[] = [];
  const { clear } = localStorage;
  // An empty storage is cleared without an event.
  localStorage.clear = () => {
    sizes.push(browser.persistent.size);
    clear();
  };
  browser.persistent.clear();
  browser.answers.push({ status: 200, body: { success: true } });
  await signOut();
  expect(sizes).toEqual([1]);
});

test('one that fails changes nothing', async () => {
  const before = everything();
  expect((await signOut()).ok).toBe(false);
  expect(everything()).toEqual(before);
  expect(session.readSession().state).toBe('signed-in');
});

test('drafts, files and unsent messages are counted, damaged ones too', () => {
  expect(countErasable()).toBe(3);
});
