import { beforeAll, describe, expect, test } from 'vitest';
import { createSignedIn, DEMO_LOGIN } from '../worker/support/accounts.ts';
import { readFailure, send } from '../worker/support/send.ts';

const ROUTES = [
  'POST /api/login',
  'POST /api/vitals',
  'POST /api/logout',
  'POST /api/register',
  'POST /api/forgot-password',
  'POST /api/reset-password',
  'POST /api/verify-email',
  'POST /api/resend-verification',
  'POST /api/logout-everywhere',
  'POST /api/token',
  'POST /api/account/profile',
  'POST /api/account/password',
  'POST /api/account/email',
  'POST /api/account/sessions/end',
  'POST /api/account/delete',
  'POST /api/oauth/start',
  'POST /api/oauth/email',
  'POST /api/oauth/disconnect',
  'POST /api/passkeys/login-options',
  'POST /api/passkeys/login',
  'POST /api/passkeys/add-options',
  'POST /api/passkeys/add',
  'POST /api/passkeys/remove',
];

/** Routes that also take forms, see `tests/worker/routes/plain-forms.test.ts`. */
const FORM_ROUTES = [
  'POST /api/login',
  'POST /api/logout',
  'POST /api/register',
  'POST /api/forgot-password',
  'POST /api/reset-password',
  'POST /api/verify-email',
  'POST /api/resend-verification',
];
const FORM = 'application/x-www-form-urlencoded';

const CROSS_ORIGIN: readonly (readonly [name: string, headers: Record<string, string>])[] = [
  ['from another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['from a sibling of the site', { 'Sec-Fetch-Site': 'same-site' }],
  ['typed into the address bar', { 'Sec-Fetch-Site': 'none' }],
  ['with two values', { 'Sec-Fetch-Site': 'same-origin, cross-site' }],
  ['in another letter case', { 'Sec-Fetch-Site': 'Same-Origin' }],
  ['from another origin', { 'Sec-Fetch-Site': '', Origin: 'https://evil.example' }],
  ['from nowhere', { 'Sec-Fetch-Site': '' }],
  ['from an opaque origin', { 'Sec-Fetch-Site': '', Origin: 'null' }],
  ['from the site over http', { 'Sec-Fetch-Site': '', Origin: 'http://www.onego.example' }],
  ['from another port', { 'Sec-Fetch-Site': '', Origin: 'https://www.onego.example:8443' }],
  [
    'from a longer name',
    { 'Sec-Fetch-Site': '', Origin: 'https://www.onego.example.evil.example' },
  ],
  [
    'from a user of that name',
    { 'Sec-Fetch-Site': '', Origin: 'https://www.onego.example@evil.example' },
  ],
  ['from a subdomain', { 'Sec-Fetch-Site': '', Origin: 'https://a.www.onego.example' }],
  [
    'cross-site with the right origin',
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://www.onego.example' },
  ],
];

const MEDIA_TYPES = [
  '',
  'text/plain',
  'text/plain; application/json',
  FORM,
  'multipart/form-data; boundary=x',
  'application/json-patch+json',
  'application/jsonp',
  'text/json',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json; charset=iso-8859-1',
  'application/json, text/plain',
];

/** Of a session that may do everything, so that only the request itself can be at fault. */
let cookie: string;
beforeAll(async () => {
  cookie = await createSignedIn('requests@example.com', { isVerified: true });
});

describe.each(ROUTES)('%s', (route) => {
  test.each(CROSS_ORIGIN)('is refused %s', async (_name, headers) => {
    const response = await send(route, { body: {}, headers });
    expect(response.status).toBe(403);
    expect((await readFailure(response)).code).toBe('cross_origin');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  const types = MEDIA_TYPES.filter((type) => type !== FORM || !FORM_ROUTES.includes(route));
  test.each(types)('is refused as “%s”', async (type) => {
    const headers = { 'Content-Type': type };
    const response = await send(route, { body: '{}', headers, cookie });
    expect(response.status).toBe(415);
    expect((await readFailure(response)).code).toBe('unsupported_media_type');
  });

  test('is refused when it is compressed', async () => {
    const headers = { 'Content-Encoding': 'gzip' };
    expect((await send(route, { body: '{}', headers, cookie })).status).toBe(415);
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'takes no %s, and says what it takes',
    async (method) => {
      const response = await send(route.replace('POST', method));
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('POST');
    },
  );

  test('lets no other origin read its answer', async () => {
    for (const method of ['OPTIONS', 'POST']) {
      const response = await send(route.replace('POST', method), {
        ...(method === 'POST' && { body: {} }),
        headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
      });
      const names = [...response.headers.keys()];
      expect(names.filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

test('no header or parameter turns a GET into something else', async () => {
  for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
    const response = await send('GET /api/login?_method=POST', { headers: { [name]: 'POST' } });
    expect(response.status).toBe(405);
  }
});

// Thirty guesses stay within the limit, and each one is hashed.
test('no header names another client', { timeout: 60_000 }, async () => {
  const guess = { ...DEMO_LOGIN, password: 'wrong' };
  const names = ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'True-Client-IP', 'X-Client-IP'];
  let lastStatus = 0;
  for (let i = 0; i < 40 && lastStatus !== 429; i += 1) {
    const headers = Object.fromEntries(names.map((name) => [name, `198.51.100.${i}`]));
    lastStatus = (await send('POST /api/login', { body: guess, ip: '203.0.113.77', headers }))
      .status;
  }
  expect(lastStatus).toBe(429);
});
