/** As much of a browser as sessions and consent need: two kinds of storage, events, a document, requests. */
import { vi } from 'vitest';
import { fakeStorage } from './fake-storage.ts';

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** Replaces the globals until `vi.unstubAllGlobals`. */
export function fakeBrowser() {
  const persistent = new Map<string, string>();
  const temporary = new Map<string, string>();
  const attributes = new Set<string>();
  const browser = new EventTarget();
  const page = new EventTarget();
  const answers: (Answer | Promise<Answer>)[] = [];
  const asked: string[] = [];

  vi.stubGlobal('localStorage', fakeStorage(persistent));
  vi.stubGlobal('sessionStorage', fakeStorage(temporary));
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  vi.stubGlobal('dispatchEvent', browser.dispatchEvent.bind(browser));
  vi.stubGlobal(
    'StorageEvent',
    class extends Event {
      readonly key = null;
    },
  );
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    documentElement: {
      toggleAttribute: (name: string, isThere: boolean) =>
        isThere ? attributes.add(name) : attributes.delete(name),
    },
  });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const answer = await answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status });
  });

  return {
    persistent,
    temporary,
    attributes,
    /** What the Worker answers next. Without one, it is out of reach. */
    answers,
    asked,
    dispatch: (type: 'storage' | 'pageshow', fields: object) =>
      browser.dispatchEvent(Object.assign(new Event(type), fields)),
    comeBackToTab: () => page.dispatchEvent(new Event('visibilitychange')),
  };
}

export const kim = { email: 'kim@example.com', username: 'Kim', _id: '1' };

export const signedInAnswer: Answer = {
  status: 200,
  body: {
    success: true,
    user: kim,
    isEmailVerified: true,
    isDemo: false,
    expiresAt: new Date(Date.now() + 60 * 60 * 1000).toISOString(),
  },
};

export const signedOutAnswer: Answer = {
  status: 401,
  body: { success: false, code: 'not_signed_in', message: 'You are not logged in.' },
};
