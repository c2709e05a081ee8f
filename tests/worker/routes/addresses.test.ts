/**
 * Characters that cannot be seen in an address: two accounts would look the same, or a line of the
 * log, a mail or a terminal would read differently from what is stored.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAddress } from '../../../worker/auth/oauth/identity.ts';
import { EMAIL_INVISIBLE, findEmailFault } from '../../../worker/contract/email-rules.ts';
import { OWNER_PASSWORD } from '../support/accounts.ts';
import { FakeProvider, PROVIDER_ENV, signInWith } from '../support/fake-provider.ts';
import { createMember } from '../support/members.ts';
import { readFailure, send } from '../support/send.ts';

/** Controls, joiners, fillers, marks of direction, selectors, private use, tags. */
const INVISIBLE = [
  ...['\u0007', '\u001b', '\u007f', '\u0085', '\u00ad', '\u034f', '\u061c', '\u3164', '\u180e'],
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u202e', '\u2060', '\u2067', '\ufe0f', '\u2800'],
  ...['\ufeff', '\ufff9', '\ue000', '\u{e0041}'],
];

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

const FORMS: Readonly<Record<string, object>> = {
  'POST /api/login': { password: 'wrong horse' },
  'POST /api/register': { username: 'Kim', password: OWNER_PASSWORD, acceptsTerms: true },
  'POST /api/forgot-password': {},
  'POST /api/resend-verification': {},
  'POST /api/account/email': {},
  'POST /api/oauth/email': {},
  'POST /api/leads': { name: 'Kim', topic: 'brochure', message: '', homepage: '' },
};

const fake = new FakeProvider();
beforeEach(() => fake.install());
afterEach(() => {
  vi.restoreAllMocks();
});

/** At the start, where trimming might hide it, in each part, and at the end. */
const spell = (character: string) => [
  `${character}kim@example.com`,
  `k${character}im@example.com`,
  `kim@exam${character}ple.com`,
  `kim@example.com${character}x`,
];

test('no form takes an address with a character that cannot be seen, nor does a provider bring one', async () => {
  const { cookie: session } = await createMember('member@example.com');
  fake.facebookProfile = { id: 'fb', name: 'Kim' };
  const { cookie: stranger } = await signInWith(fake, 'facebook');
  const offenders: string[] = [];
  for (const character of INVISIBLE) {
    for (const email of spell(character)) {
      // Trimming removes some, as it removes spaces.
      if (email.trim() !== email) continue;
      const name = JSON.stringify(email);
      if (findEmailFault(email) !== EMAIL_INVISIBLE) offenders.push(`browser ${name}`);
      if (readAddress(email) !== undefined) offenders.push(`provider ${name}`);
      for (const [route, fields] of Object.entries(FORMS)) {
        const cookie = `${session}; ${stranger}`;
        const response = await send(route, {
          body: { ...fields, email },
          cookie,
          env: PROVIDER_ENV,
        });
        const { field } = await readFailure(response);
        if (response.status !== 400 || field !== 'email') offenders.push(`${route} ${name}`);
      }
    }
  }
  expect(offenders).toEqual([]);
});

test('addresses of all scripts are taken', async () => {
  for (const [index, email] of VISIBLE.entries()) {
    expect(findEmailFault(` ${email} `)).toBeUndefined();
    const body = { ...FORMS['POST /api/leads'], email };
    const response = await send('POST /api/leads', { body, ip: `198.51.100.${index}` });
    expect(response.status, email).toBe(200);
  }
});

test.each(['@', '.', '@.'])('an address of many “%s” costs no more than reading it', (part) => {
  const startedAt = performance.now();
  expect(readAddress(`kim@${part.repeat(200_000)}@`)).toBeUndefined();
  // A quadratic step would take many seconds.
  expect(performance.now() - startedAt).toBeLessThan(2000);
});
