/**
 * Characters that cannot be seen in an address: two accounts would look the same, or a line of the
 * log, a mail or a terminal would read differently from what is stored.
 */
import { expect, test } from 'vitest';
import { readAddress } from '../../../worker/auth/oauth/identity.ts';
import { EMAIL_INVISIBLE, findEmailFault } from '../../../worker/contract/email-rules.ts';
import { createMember, OWNER_PASSWORD } from '../support/accounts.ts';
import { FakeProvider, PROVIDER_ENV, signInWith } from '../support/fake-provider.ts';
import { post, verdictOf } from '../support/send.ts';

/** Controls, joiners, fillers, marks of direction, selectors, private use, tags. */
const INVISIBLE = [
  ...['\u0007', '\u001b', '\u007f', '\u0085', '\u00ad', '\u034f', '\u061c', '\u3164', '\u180e'],
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u202e', '\u2060', '\u2067', '\ufe0f', '\u2800'],
  ...['\ufeff', '\ufff9', '\ue000', '\u{e0041}'],
];

const VISIBLE = [
  ...['josé@example.com', 'jose\u0301@example.com', 'kim@bücher.example', '用户@例子.广告'],
  ...['संपर्क@डाटामेल.भारत', 'почта@пример.рф', '🐎@example.com'],
  "o'brien+news%2026@sub.example.co.uk",
];

const FORMS: Readonly<Record<string, object>> = {
  login: { password: 'wrong horse' },
  register: { username: 'Kim', password: OWNER_PASSWORD, acceptsTerms: true },
  'forgot-password': {},
  'resend-verification': {},
  'account/email': {},
  'oauth/email': {},
  leads: { name: 'Kim', topic: 'brochure', message: '', homepage: '' },
};

/** At the start, where trimming might hide it, in each part, and at the end. */
const spell = (character: string) => [
  `${character}kim@example.com`,
  `k${character}im@example.com`,
  `kim@exam${character}ple.com`,
  `kim@example.com${character}x`,
];

test('no form takes an address with a character that cannot be seen, nor does a provider bring one', async () => {
  const fake = new FakeProvider();
  fake.install();
  fake.facebookProfile = { id: 'fb', name: 'Kim' };
  const { cookie: session } = await createMember('member@example.com');
  const { cookie: stranger } = await signInWith(fake, 'facebook');
  const cookie = `${session}; ${stranger}`;
  const offenders: string[] = [];
  // Trimming removes some, as it removes spaces.
  for (const email of INVISIBLE.flatMap(spell).filter((email) => email.trim() === email)) {
    const name = JSON.stringify(email);
    if (findEmailFault(email) !== EMAIL_INVISIBLE) offenders.push(`browser ${name}`);
    if (readAddress(email) !== undefined) offenders.push(`provider ${name}`);
    for (const [path, fields] of Object.entries(FORMS)) {
      const answer = post(path, { ...fields, email }, cookie, { env: PROVIDER_ENV });
      const verdict = await verdictOf(answer);
      if (verdict !== '400 invalid_request email') offenders.push(`${path} ${name}: ${verdict}`);
    }
  }
  expect(offenders).toEqual([]);
});

test.each(VISIBLE)('the address %s is taken', async (email) => {
  expect(findEmailFault(` ${email} `)).toBeUndefined();
  const ip = `198.51.100.${VISIBLE.indexOf(email)}`;
  expect((await post('leads', { ...FORMS.leads, email }, '', { ip })).status).toBe(200);
});

test.each(['@', '.', '@.'])('an address of many “%s” costs no more than reading it', (part) => {
  const startedAt = performance.now();
  expect(readAddress(`kim@${part.repeat(200_000)}@`)).toBeUndefined();
  // A quadratic step would take many seconds.
  expect(performance.now() - startedAt).toBeLessThan(2000);
});
