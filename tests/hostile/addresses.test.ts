/**
 * Characters that cannot be seen in an address: two accounts would look the same, or a line of the
 * log, a mail or a terminal would read differently from what is stored.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readAddress } from '../../worker/auth/oauth/identity.ts';
import { EMAIL_INVISIBLE, findEmailFault } from '../../worker/contract/email-rules.ts';
import { OWNER_PASSWORD } from '../worker/support/accounts.ts';
import { FakeProvider, PROVIDER_ENV, signInWith } from '../worker/support/fake-provider.ts';
import { createMember, readAccount } from '../worker/support/members.ts';
import { readFailure, send } from '../worker/support/send.ts';

const INVISIBLE = [
  ['a bell', '\u0007'],
  ['an escape', '\u001b'],
  ['a delete', '\u007f'],
  ['a C1 control', '\u0085'],
  ['a soft hyphen', '\u00ad'],
  ['a grapheme joiner', '\u034f'],
  ['an Arabic letter mark', '\u061c'],
  ['a Hangul filler', '\u3164'],
  ['a Mongolian vowel separator', '\u180e'],
  ['a zero-width space', '\u200b'],
  ['a zero-width non-joiner', '\u200c'],
  ['a zero-width joiner', '\u200d'],
  ['a left-to-right mark', '\u200e'],
  ['a right-to-left override', '\u202e'],
  ['a word joiner', '\u2060'],
  ['a right-to-left isolate', '\u2067'],
  ['a variation selector', '\ufe0f'],
  ['a Braille blank', '\u2800'],
  ['a byte order mark', '\ufeff'],
  ['an annotation anchor', '\ufff9'],
  ['a private-use character', '\ue000'],
  ['a tag character', '\u{e0041}'],
] as const;

const VISIBLE = [
  'josé@example.com',
  'jose\u0301@example.com',
  'kim@bücher.example',
  '用户@例子.广告',
  'संपर्क@डाटामेल.भारत',
  'почта@пример.рф',
  '🐎@example.com',
  "o'brien+news%2026@sub.example.co.uk",
];

const LEAD = { name: 'Kim', topic: 'brochure', message: '', homepage: '' };
const FORMS: Readonly<Record<string, object>> = {
  'POST /api/login': { password: 'wrong horse' },
  'POST /api/register': { username: 'Kim', password: OWNER_PASSWORD, acceptsTerms: true },
  'POST /api/forgot-password': {},
  'POST /api/resend-verification': {},
  'POST /api/account/email': { password: OWNER_PASSWORD },
  'POST /api/oauth/email': {},
  'POST /api/leads': LEAD,
};

/** At the start, where trimming might hide it, in each part, and at the end. */
const spell = (character: string) => [
  `${character}kim@example.com`,
  `k${character}im@example.com`,
  `kim@exam${character}ple.com`,
  `kim@example.com${character}x`,
];

const fake = new FakeProvider();
beforeEach(() => fake.install());
afterEach(() => {
  vi.restoreAllMocks();
});

let people = 0;

describe.each(Object.entries(FORMS))('%s', (route, fields) => {
  test('refuses an address with a character that cannot be seen', async () => {
    const cookie = route.includes('/account/') ? await signUp() : await arriveByFacebook();
    for (const [name, character] of INVISIBLE) {
      for (const email of spell(character)) {
        // Trimming removes this one, as it removes spaces.
        if (email.startsWith('\ufeff')) continue;
        const response = await send(route, {
          body: { ...fields, email },
          cookie,
          env: PROVIDER_ENV,
        });
        expect(response.status, name).toBe(400);
        expect(await readFailure(response), name).toMatchObject({
          code: 'invalid_request',
          field: 'email',
        });
      }
    }
  });

  test.each(VISIBLE)('takes %s', async (email) => {
    const cookie = route.includes('/account/') ? await signUp() : await arriveByFacebook();
    const ip = `198.51.100.${people}`;
    const response = await send(route, {
      body: { ...fields, email },
      cookie,
      ip,
      env: PROVIDER_ENV,
    });
    expect(response.status).toBe(route.endsWith('/login') ? 401 : 200);
  });
});

test.each(INVISIBLE)('a provider’s address with %s is no address', async (_name, character) => {
  const [, email = ''] = spell(character);
  expect(readAddress(email)).toBeUndefined();
  fake.googleClaims = { sub: email, email, email_verified: true, name: 'Kim' };
  const { response } = await signInWith(fake, 'google');
  expect(response.headers.get('Location')).toBe('/login?sign-in=needs-email');
  expect(await readAccount(email)).toBeUndefined();
});

test.each(INVISIBLE)('the browser refuses %s before it asks the Worker', (_name, character) => {
  for (const email of spell(character)) {
    if (email.trim() !== email) continue;
    expect(findEmailFault(email)).toBe(EMAIL_INVISIBLE);
  }
});

test.each(VISIBLE)('the browser takes %s', (email) => {
  expect(findEmailFault(` ${email} `)).toBeUndefined();
});

test.each([
  ['a lone at sign', '@'],
  ['dots', '.'],
  ['dots and at signs', '@.'],
])('an address of %s costs no more than reading it', (_name, part) => {
  const startedAt = performance.now();
  expect(readAddress(`kim@${part.repeat(200_000)}@`)).toBeUndefined();
  // A quadratic step would take many seconds.
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

async function signUp(): Promise<string> {
  people += 1;
  return (await createMember(`member-${people}@example.com`)).cookie;
}

async function arriveByFacebook(): Promise<string> {
  people += 1;
  fake.facebookProfile = { id: `fb-${people}`, name: 'Kim' };
  return (await signInWith(fake, 'facebook')).cookie;
}
