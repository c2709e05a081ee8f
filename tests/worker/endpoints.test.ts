import { base64url } from 'jose';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import type { ApiPosts } from '../../worker/contract/api.ts';
import { sql } from '../../worker/db/database.ts';
import { ENDPOINTS } from '../../worker/endpoints.ts';
import type { Env } from '../../worker/env.ts';
import {
  createMember,
  DEMO_LOGIN,
  db,
  logIn,
  outdateProofs,
  readAccount,
} from './support/accounts.ts';
import { PROVIDER_ENV } from './support/fake-provider.ts';
import { createFaultyD1 } from './support/faulty-d1.ts';
import { cookiesOf, FailureSchema, send } from './support/send.ts';
import { withinFiveSeconds } from './support/within-five-seconds.ts';

const TOKEN = 'A'.repeat(43);
const PASSWORD = 'a stable for the horse';
const CLIENT_DATA = base64url.encode(
  JSON.stringify({ type: 'webauthn.get', challenge: TOKEN, origin: 'https://www.onego.example' }),
);
const PARTS = { authenticatorData: 'QQ', signature: 'QQ', userHandle: 'QQ' };
const CREDENTIAL = {
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  response: { clientDataJSON: CLIENT_DATA, ...PARTS },
};

/** A valid body for each address of the contract that does not take an empty one. */
const BODIES: Readonly<Partial<Record<keyof ApiPosts, Readonly<Record<string, unknown>>>>> = {
  '/api/leads': { name: 'Ada', email: 'a@b.example', topic: 'project', message: 'Hello.' },
  '/api/vitals': {
    route: '/pricing',
    device: 'desktop',
    vitals: [{ name: 'LCP', value: 812.5, rating: 'good' }],
  },
  '/api/login': { email: 'a@b.example', password: PASSWORD, remember: false },
  '/api/login/second-factor': { code: '123456', rememberDevice: false },
  '/api/register': {
    username: 'Ada',
    email: 'a@b.example',
    password: PASSWORD,
    acceptsTerms: true,
  },
  '/api/verify-email': { token: TOKEN },
  '/api/resend-verification': { email: 'a@b.example' },
  '/api/forgot-password': { email: 'a@b.example' },
  '/api/reset-password': { token: TOKEN, password: PASSWORD },
  '/api/undo-email': { token: TOKEN },
  '/api/account/profile': { username: 'Ada' },
  '/api/account/password': { newPassword: PASSWORD },
  '/api/account/email': { email: 'ada@new.example' },
  '/api/account/sessions/end': { id: TOKEN },
  '/api/account/review': { passkeys: [], connections: [] },
  '/api/proof/password': { password: 'x' },
  '/api/proof/passkey': { credential: CREDENTIAL },
  '/api/proof/code': { code: '12345678' },
  '/api/second-factor/enable': { code: '123456' },
  '/api/second-factor/recovery-codes/save': { code: 'A'.repeat(24) },
  '/api/oauth/start': { provider: 'twitter', intent: 'login' },
  '/api/oauth/email': { email: 'a@b.example' },
  '/api/oauth/disconnect': { provider: 'google' },
  '/api/passkeys/login': { credential: CREDENTIAL },
  '/api/passkeys/add': { credential: CREDENTIAL },
  '/api/passkeys/remove': { id: 'a' },
};

interface Row {
  readonly route: string;
  readonly who: string;
  /** Undefined for GET. */
  readonly body?: object;
}

const bodyOf = (path: string) => new Map(Object.entries(BODIES)).get(path) ?? {};

const POSTS = ENDPOINTS.flatMap(({ path, schema }) => (schema ? [{ path, schema }] : []));
const ROWS: readonly Row[] = ENDPOINTS.map(({ method, path, who }) => ({
  route: `${method} ${path}`,
  who,
  ...(method === 'POST' && { body: bodyOf(path) }),
}));
/** Rows of which the handler asks for more than the table. */
const GUARDED: readonly Row[] = [
  ...ROWS.filter(({ who }) => who !== 'anybody'),
  { route: 'POST /api/account/sessions/end', who: 'proven owner', body: { id: TOKEN } },
  ...['connect', 'prove'].map((intent) => ({
    route: 'POST /api/oauth/start',
    who: intent === 'connect' ? 'verified owner' : 'owner',
    body: { provider: 'twitter', intent },
  })),
];

/** Who may call what, named a second time: a weaker guard in the table is a fault. */
const CALLERS: Readonly<Record<string, readonly string[]>> = {
  'signed in': ['GET /api/account', 'GET /api/account/events', 'POST /api/token'],
  'signed in, proven': ['GET /api/account/export', 'POST /api/logout-everywhere'],
  owner: [
    'POST /api/account/profile',
    'POST /api/account/sessions/end',
    'POST /api/proof/code',
    'POST /api/proof/mail',
    'POST /api/proof/passkey',
    'POST /api/proof/password',
    // Whoever knows one of the new codes has given the proof.
    'POST /api/second-factor/recovery-codes/save',
  ],
  'proven owner': [
    'POST /api/account/delete',
    'POST /api/account/forget-devices',
    'POST /api/account/password',
    'POST /api/account/review',
    'POST /api/oauth/disconnect',
    'POST /api/passkeys/remove',
    'POST /api/second-factor/disable',
    'POST /api/second-factor/keep',
    'POST /api/second-factor/recovery-codes',
  ],
  'verified owner': [
    'POST /api/account/email',
    'POST /api/passkeys/add',
    'POST /api/passkeys/add-options',
    'POST /api/second-factor/enable',
    'POST /api/second-factor/set-up',
  ],
};

const needsProof = ({ who }: Row) => who.includes('proven') || who === 'verified owner';

/** Words of parsers, databases or stack traces, which must never reach a client. */
const INTERNAL_WORDS =
  /JSON\.parse|Unexpected (?:token|end)|in JSON at|position \d|D1_ERROR|SQLITE|constraint|stack|TypeError|ReferenceError|\bat \w+ \(|valibot|undefined|canary/i;

test('each address that takes a body has a valid one here', () => {
  const invalid = POSTS.filter(({ path, schema }) => !v.is(schema, bodyOf(path)));
  expect(invalid.map(({ path }) => path)).toEqual([]);
});

describe('who may call', () => {
  test('the table names the guard of each endpoint of an account', () => {
    const named = Object.groupBy(
      ROWS.filter(({ who }) => who !== 'anybody'),
      ({ who }) => who,
    );
    const callers = Object.entries(named).map(
      ([who, rows = []]) => [who, rows.map(({ route }) => route).toSorted()] as const,
    );
    expect(Object.fromEntries(callers)).toEqual(CALLERS);
  });

  test('nobody without a session', async () => {
    for (const cookie of ['', '__Host-session=nonsense', '__Host-session=e30.e30.e30']) {
      expect(await unlike(GUARDED, () => '401 not_signed_in', { cookie })).toEqual([]);
    }
  });

  test('a demo account, which everyone shares, changes no account', async () => {
    const expected = ({ who }: Row) => (who.includes('owner') ? '403 demo_account' : '200');
    const ask = async (rows: readonly Row[]) =>
      unlike(rows, expected, { cookie: cookiesOf(await logIn(DEMO_LOGIN)) });
    const ends = ({ route }: Row) => route.endsWith('/logout-everywhere');
    expect(await ask(GUARDED.filter((row) => !ends(row)))).toEqual([]);
    expect(await ask(GUARDED.filter(ends))).toEqual([]);
  });

  test('a session without a fresh proof neither changes sign-in methods nor takes the data', async () => {
    const { email, cookie } = await createMember('unproven@example.com');
    const before = await readAccount(email);
    await outdateProofs();
    expect(
      await unlike(GUARDED.filter(needsProof), () => '403 proof_required', { cookie }),
    ).toEqual([]);
    expect(await readAccount(email)).toEqual(before);
    const others = ['GET /api/account', 'POST /api/token', 'POST /api/account/profile'];
    const free = GUARDED.filter(({ route }) => others.includes(route));
    expect(await unlike(free, () => '200', { cookie })).toEqual([]);
  });

  test('an unverified address adds no sign-in method', async () => {
    const { cookie } = await createMember('unverified@example.com', { isVerified: false });
    const rows = GUARDED.filter(({ who }) => who === 'verified owner');
    expect(await unlike(rows, () => '403 email_unverified', { cookie })).toEqual([]);
  });

  test('what ends while a body is held back has no power left', async () => {
    const { id, email, cookie } = await createMember('held-back@example.com');
    const before = await readAccount(email);
    const posts = GUARDED.flatMap((row) => (row.body ? [{ ...row, body: row.body }] : []));
    const askAfter = async (rows: typeof posts, expected: string, end: () => Promise<void>) => {
      const held = rows.map((row) => ({ ...row, ...holdBack(row.body) }));
      const answers = unlike(held, () => expected, { cookie });
      await Promise.all(held.map(({ hasBegun }) => hasBegun));
      await end();
      for (const { release } of held) release();
      expect(await answers).toEqual([]);
      expect(await readAccount(email)).toEqual(before);
    };
    await askAfter(posts.filter(needsProof), '403 proof_required', outdateProofs);
    const endSession = () => db.run(sql`DELETE FROM sessions WHERE user_id = ${id}`);
    await askAfter(posts, '401 not_signed_in', endSession);
  });
});

test('another site can post nothing', async () => {
  const posts = ROWS.filter(({ route, body }) => body && route !== 'POST /api/reports');
  for (const headers of [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': '', Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': '' },
  ]) {
    expect(await unlike(posts, () => '403 cross_origin', { headers })).toEqual([]);
  }
});

test('no answer is for another origin to read', async () => {
  const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
  for (const { route } of ROWS) {
    for (const method of ['OPTIONS', 'POST', 'GET']) {
      const response = await send(route.replace(/^\w+/, method), { headers });
      expect([...response.headers.keys()].join(), route).not.toContain('access-control');
    }
  }
});

test('another method is refused, and told which one is right', async () => {
  const offenders: string[] = [];
  for (const { method, path } of ENDPOINTS) {
    const allowed = method === 'GET' ? 'GET, HEAD' : 'POST';
    for (const other of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      if (allowed.split(', ').includes(other)) continue;
      const { status, headers } = await send(`${other} ${path}`);
      if (status !== 405 || headers.get('Allow') !== allowed) offenders.push(`${other} ${path}`);
    }
  }
  expect(offenders).toEqual([]);
  const unknown = ['/api', '/api/', '/api/nothing', '/api/login/x', '/API/x', '/api/%6cogin'];
  const rows = unknown.map((path) => ({ route: `POST ${path}`, who: '', body: {} }));
  expect(await unlike(rows, () => '404 not_found')).toEqual([]);
  const override = { headers: { 'X-HTTP-Method-Override': 'POST' } };
  expect((await send('GET /api/login?_method=POST', override)).status).toBe(405);
});

describe('a body', () => {
  const posts = ROWS.filter(({ route }) => POSTS.some(({ path }) => route === `POST ${path}`));

  test.each([
    { 'Content-Type': 'text/plain; application/json' },
    { 'Content-Type': 'application/json; charset=utf-16' },
    { 'Content-Type': '' },
    { 'Content-Encoding': 'gzip' },
  ])('is refused with %j', async (headers) => {
    expect(await unlike(posts, () => '415 unsupported_media_type', { headers })).toEqual([]);
  });

  test.each([
    ['an open brace', '{', '400 invalid_json'],
    ['an array', '[{"email":"a@b.example","password":"x"}]', '400 invalid_request'],
    ['a duplicate key', '{"email":"a","\\u0065mail":"b"}', '400 invalid_json'],
    ['invalid UTF-8', new Uint8Array([0x22, 0xff, 0x22]), '400 invalid_json'],
    ['a megabyte', 'x'.repeat(1024 * 1024), '413 body_too_large'],
  ])('is refused: %s', async (_case, content, expected) => {
    expect(await unlike(posts, () => expected, { content })).toEqual([]);
  });

  /** Of another type, or with something that another reader would take for code. */
  const HOSTILE_VALUES: readonly unknown[] = [
    ...[null, true, -0, 1e308, [], {}, { $gt: '' }, { toString: 'x' }, '', "' OR 1=1 --"],
    ...["'; DROP TABLE users; --", 'a@b.example\r\nBcc: c@d.example', '__proto__', '{{7*7}}'],
    ...['\u0001\u001b[31m', `a${'\u0301'.repeat(200)}@b.example`, 'x'.repeat(4000), `${TOKEN}\n`],
  ];

  test('may hold anything in any field without a fault', async () => {
    const offenders: string[] = [];
    for (const { path } of POSTS) {
      const fields = bodyOf(path);
      const bodies = Object.keys(fields).flatMap((field) =>
        HOSTILE_VALUES.map((value) => ({ ...fields, [field]: value })),
      );
      for (const body of [...bodies, `{"__proto__":${JSON.stringify(fields)}}`]) {
        const answer = await answerOf(
          { route: `POST ${path}`, who: '', body: {} },
          { content: body },
        );
        if (!/^(?:200|204|4\d\d [a-z_]+)$/.test(answer)) {
          offenders.push(`${path} ${JSON.stringify(body)}: ${answer}`);
        }
      }
    }
    expect(offenders).toEqual([]);
  });
});

test.each(['fails', 'hangs'] as const)(
  'while D1 %s, what needs it says 503 within five seconds, and nothing of what it was asked',
  async (fault) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const session = cookiesOf(await logIn(DEMO_LOGIN));
    const pending = ['login', 'oauth', 'passkey', 'link'].map((name) => `__Host-${name}=${TOKEN}`);
    const cookie = [session, ...pending].join('; ');
    const rows = ROWS.filter(({ route }) => /\/api\/(?!oauth\/callback)|jwks/.test(route));
    const bindings = { ...PROVIDER_ENV, DB: createFaultyD1(fault) };
    const answered = await withinFiveSeconds(() =>
      unlike(rows, () => '503 unavailable', { cookie, bindings }),
    );
    expect(answered).toEqual([
      'POST /api/vitals: 204',
      'POST /api/reports: 415 unsupported_media_type',
    ]);
    expect(log.mock.calls.join()).toContain('"event":"unavailable"');
  },
);

interface Circumstances {
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of the valid body. */
  readonly content?: unknown;
  readonly bindings?: Env;
}

/** Asks all at once. @returns the routes with another answer, and that answer. */
async function unlike(
  rows: readonly Row[],
  expected: (row: Row) => string,
  circumstances: Circumstances = {},
): Promise<string[]> {
  const answers = await Promise.all(rows.map((row) => answerOf(row, circumstances)));
  return rows.flatMap((row, index) =>
    answers[index] === expected(row) ? [] : [`${row.route}: ${answers[index]}`],
  );
}

/** @returns the status, the code of a failure, and what else should not be there. */
async function answerOf(
  { route, body }: Row,
  { cookie = '', headers: sent = {}, content = body, bindings = PROVIDER_ENV }: Circumstances,
): Promise<string> {
  const response = await send(route, {
    ...(body && { body: content }),
    cookie,
    headers: sent,
    env: bindings,
  });
  const { status, headers } = response;
  const faults = [
    ...(headers.get('Cache-Control') === 'no-store' || route.includes('jwks') ? [] : ['is stored']),
    ...(status === 503 && headers.get('Retry-After') !== '5' ? ['does not say when to retry'] : []),
    ...(status === 503 && headers.has('Set-Cookie') ? ['sets a cookie'] : []),
  ];
  if (status < 400) return [status, ...faults].join(', ');
  const { code, message } = v.parse(FailureSchema, await response.json());
  return [`${status} ${code}`, ...faults, ...(INTERNAL_WORDS.exec(message) ?? [])].join(', ');
}

/** A body that is sent once it is released. */
function holdBack(body: object) {
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        begin();
        await isReleased;
        controller.enqueue(new TextEncoder().encode(JSON.stringify(body)));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body: stream, hasBegun, release };
}
