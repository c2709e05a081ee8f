import { beforeAll, describe, expect, test } from 'vitest';
import { createSignedIn } from '../worker/support/accounts.ts';
import { send } from '../worker/support/send.ts';
import { expectOrderly, expectRefusal } from './answers.ts';
import { HOSTILE_VALUES, MALFORMED_BODIES } from './bodies.ts';

const TOKEN = 'A'.repeat(43);

/** A valid request for every unauthenticated form; the tests corrupt one field at a time. */
const FORMS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'POST /api/login': { email: 'a@b.example', password: 'correct horse', remember: false },
  'POST /api/register': {
    username: 'Ada',
    email: 'a@b.example',
    password: 'correct horse battery',
    acceptsTerms: true,
  },
  'POST /api/forgot-password': { email: 'a@b.example' },
  'POST /api/reset-password': { token: TOKEN, password: 'correct horse battery' },
  'POST /api/verify-email': { token: TOKEN },
  'POST /api/resend-verification': { email: 'a@b.example' },
  'POST /api/leads': {
    name: 'Ada',
    email: 'a@b.example',
    topic: 'project',
    message: 'We would like to move one service.',
    homepage: '',
  },
  'POST /api/login/second-factor': { code: '123456', rememberDevice: false },
  'POST /api/vitals': {
    route: '/pricing',
    device: 'desktop',
    vitals: [{ name: 'LCP', value: 812.5, rating: 'good' }],
  },
};

const OTHER_ROUTES = [
  'POST /api/logout',
  'POST /api/logout-everywhere',
  'POST /api/token',
  'POST /api/account/profile',
  'POST /api/account/password',
  'POST /api/account/email',
  'POST /api/account/sessions/end',
  'POST /api/account/delete',
  'POST /api/proof/password',
  'POST /api/second-factor/set-up',
  'POST /api/second-factor/enable',
  'POST /api/second-factor/disable',
  'POST /api/second-factor/recovery-codes',
  'POST /api/second-factor/recovery-codes/save',
  'POST /api/second-factor/keep',
  'POST /api/oauth/start',
  'POST /api/oauth/email',
  'POST /api/oauth/disconnect',
  'POST /api/oauth/callback/google',
  'POST /api/passkeys/login-options',
  'POST /api/passkeys/login',
  'POST /api/passkeys/add-options',
  'POST /api/passkeys/add',
  'POST /api/passkeys/remove',
  'POST /api/session',
  'POST /api/none',
];

test('at least sixty hostile inputs are tried on each form', () => {
  for (const fields of Object.values(FORMS)) {
    const count = MALFORMED_BODIES.length + HOSTILE_VALUES.length * Object.keys(fields).length;
    expect(count).toBeGreaterThanOrEqual(60);
  }
});

/** Of a session that may do everything, so that only the body can be at fault. */
let cookie: string;
beforeAll(async () => {
  cookie = await createSignedIn('bodies@example.com', { isVerified: true });
});

describe.each([...Object.keys(FORMS), ...OTHER_ROUTES])('%s', (route) => {
  test.each(MALFORMED_BODIES)('refuses %s', async (name, body) => {
    await expectRefusal(await send(route, { body, cookie, ip: '203.0.113.1' }), name);
  });
});

describe.each(Object.entries(FORMS))('%s', (route, fields) => {
  const network = (name: string) => `2001:db8:${route.length.toString(16)}:${name.length}::1`;

  describe.each(Object.keys(fields))('%s', (field) => {
    // One network per field: the rate limits avoid thousands of hashes, and are tested as well.
    const ip = network(field);

    test.each(HOSTILE_VALUES)('may be %s without a fault', async (name, value) => {
      const body = { ...fields, [field]: value };
      await expectOrderly(await send(route, { body, ip }), name);
    });

    test('may be left out without a fault', async () => {
      const { [field]: _, ...body } = fields;
      await expectOrderly(await send(route, { body, ip }), field);
    });
  });

  test('takes nothing from a prototype', async () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const body = `{"${key}":${JSON.stringify(fields)}}`;
      await expectRefusal(await send(route, { body, ip: network('') }), key);
    }
  });

  test('ignores what it does not know', async () => {
    const body = { ...fields, role: 'admin', _id: '1', isAdmin: true, emailVerified: true };
    await expectOrderly(await send(route, { body, ip: network('') }), 'extra properties');
  });
});
