import { base64url, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_LOGIN, logIn } from '../worker/support/accounts.ts';
import { cookieNamed, send, tokenOf } from '../worker/support/send.ts';

const COOKIE = '__Host-session';
const encode = (value: unknown) =>
  base64url.encode(typeof value === 'string' ? value : JSON.stringify(value));

let genuine: string;
let header: Record<string, unknown>;
let payload: Record<string, unknown>;

beforeAll(async () => {
  const response = await logIn(DEMO_LOGIN);
  genuine = tokenOf(cookieNamed(response, COOKIE));
  const [first = '', second = ''] = genuine.split('.');
  header = JSON.parse(new TextDecoder().decode(base64url.decode(first)));
  payload = JSON.parse(new TextDecoder().decode(base64url.decode(second)));
});

async function statusWith(token: string): Promise<number> {
  return (await send('GET /api/session', { cookie: `${COOKIE}=${token}` })).status;
}

/** Every forgery that needs only a valid token of the attacker's own, by name. */
async function forgeries(): Promise<[string, string][]> {
  const [first = '', second = '', third = ''] = genuine.split('.');
  const own = await generateKeyPair('ES256', { extractable: true });
  const ownJwk = await exportJWK(own.publicKey);
  const sign = (head: object, claims: object) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256', ...head }).sign(own.privateKey);
  const headers: [string, unknown][] = [
    ['alg none', { ...header, alg: 'none' }],
    ['alg None', { ...header, alg: 'None' }],
    ['alg nOnE', { ...header, alg: 'nOnE' }],
    ['alg HS256', { ...header, alg: 'HS256' }],
    ['alg RS256', { ...header, alg: 'RS256' }],
    ['alg ES384', { ...header, alg: 'ES384' }],
    ['alg EdDSA', { ...header, alg: 'EdDSA' }],
    ['alg null', { ...header, alg: null }],
    ['alg as a list', { ...header, alg: ['ES256'] }],
    ['no alg', { kid: header.kid, typ: header.typ }],
    ['no kid', { alg: 'ES256', typ: header.typ }],
    ['no typ', { alg: 'ES256', kid: header.kid }],
    ['another kid', { ...header, kid: 'x' }],
    ['a kid that is SQL', { ...header, kid: "' UNION SELECT 1 --" }],
    ['a kid that is a path', { ...header, kid: '../../dev/null' }],
    ['a kid that is an address', { ...header, kid: 'https://evil.example/key' }],
    ['a kid that is a list', { ...header, kid: [header.kid] }],
    ['a jku', { ...header, jku: 'https://evil.example/jwks.json' }],
    ['a jwk', { ...header, jwk: ownJwk }],
    ['an x5u', { ...header, x5u: 'https://evil.example/cert' }],
    ['an x5c', { ...header, x5c: ['AAAA'] }],
    ['a crit', { ...header, crit: ['exp'] }],
    ['a b64', { ...header, b64: false, crit: ['b64'] }],
    ['a cty', { ...header, cty: 'JWT' }],
    ['typ JWT', { ...header, typ: 'JWT' }],
    ['typ at+jwt', { ...header, typ: 'at+jwt' }],
    ['typ device+jwt', { ...header, typ: 'device+jwt' }],
    ['a header that is a list', [header]],
    ['a header that is null', 'null'],
    ['a header that is text', '"x"'],
    ['a header that is not JSON', '{'],
    ['an empty header', {}],
    ['a header with a prototype', '{"__proto__":{"alg":"none"},"alg":"ES256"}'],
    ['a header with a duplicate', `{"alg":"none","alg":"ES256","kid":"${header.kid}"}`],
  ];
  const claims: [string, object][] = [
    ['another subject', { ...payload, sub: 'admin' }],
    ['another session', { ...payload, sid: crypto.randomUUID() }],
    ['a later end', { ...payload, exp: Number(payload.exp) + 1 }],
    ['no end', { ...payload, exp: undefined }],
    ['an end that is text', { ...payload, exp: '9999999999' }],
    ['another issuer', { ...payload, iss: 'https://evil.example' }],
    ['another audience', { ...payload, aud: 'onego:api' }],
    ['many audiences', { ...payload, aud: ['onego:session', 'x'] }],
    ['an admin role', { ...payload, role: 'admin' }],
    ['no claim', {}],
  ];
  return [
    ...headers.map(([name, head]): [string, string] => [
      name,
      `${encode(head)}.${second}.${third}`,
    ]),
    ...headers.map(([name, head]): [string, string] => [
      `${name}, unsigned`,
      `${encode(head)}.${second}.`,
    ]),
    ...claims.map(([name, body]): [string, string] => [name, `${first}.${encode(body)}.${third}`]),
    ...(await Promise.all(
      claims.map(
        async ([name, body]): Promise<[string, string]> => [
          `${name}, signed by a stranger`,
          await sign({ kid: header.kid as string, typ: header.typ as string }, body),
        ],
      ),
    )),
    ['the same claims, signed by a stranger', await sign({ ...header }, payload)],
    ['the stranger’s own key in the header', await sign({ ...header, jwk: ownJwk }, payload)],
    ['no signature', `${first}.${second}.`],
    ['no signature and no dot', `${first}.${second}`],
    ['half a signature', `${first}.${second}.${third.slice(0, 43)}`],
    ['a signature of zeros', `${first}.${second}.${base64url.encode(new Uint8Array(64))}`],
    [
      'a DER signature',
      `${first}.${second}.${base64url.encode(new Uint8Array([48, 6, 2, 1, 1, 2, 1, 1]))}`,
    ],
    ['a signature twice', `${first}.${second}.${third}${third}`],
    ['four parts', `${genuine}.${third}`],
    ['five parts, as if encrypted', `${genuine}.${second}.${third}`],
    ['parts in another order', `${second}.${first}.${third}`],
    ['a digest for a token', 'a'.repeat(64)],
    ['three dots', '...'],
    ['a very long token', `${first}.${second.repeat(40)}.${third}`],
  ];
}

test('the token that the forgeries start from is good', async () => {
  expect(await statusWith(genuine)).toBe(200);
});

test('no forged token opens a session, and none makes a fault', async () => {
  const all = await forgeries();
  expect(all.length).toBeGreaterThanOrEqual(60);
  for (const [name, token] of all) expect(await statusWith(token), name).toBe(401);
});

test('another spelling of a token is no token', async () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = alphabet.indexOf(genuine.slice(-1));
  const spellings = [
    `${genuine}=`,
    `${genuine}==`,
    `${genuine}%3D`,
    `${genuine}.`,
    `.${genuine}`,
    `"${genuine}"`,
    `Bearer ${genuine}`,
    `${genuine.slice(0, -1)}${alphabet[last ^ 1]}`,
    `${genuine.slice(0, -1)}${alphabet[last ^ 2]}`,
    `${genuine.replaceAll('-', '+').replaceAll('_', '/')}=`,
    genuine.toLowerCase(),
    encodeURIComponent(genuine).replaceAll('.', '%2E'),
  ];
  for (const spelling of spellings) expect(await statusWith(spelling), spelling).toBe(401);
});

test('after the logout a token is dead in every spelling', async () => {
  const cookie = `${COOKIE}=${tokenOf(cookieNamed(await logIn(DEMO_LOGIN), COOKIE))}`;
  expect((await send('GET /api/session', { cookie })).status).toBe(200);
  expect((await send('POST /api/logout', { body: {}, cookie })).status).toBe(200);
  for (const suffix of ['', '=', ' ', '%20']) {
    expect((await send('GET /api/session', { cookie: `${cookie}${suffix}` })).status).toBe(401);
  }
});

test('a session cookie is good in no other place', async () => {
  const bearer = { headers: { Authorization: `Bearer ${genuine}` } };
  expect((await send('GET /api/session', bearer)).status).toBe(401);
  expect((await send(`GET /api/session?token=${genuine}`)).status).toBe(401);
  for (const name of ['session', '__Secure-session', '__host-session', '__Host-Session']) {
    const cookie = `${name}=${genuine}`;
    expect((await send('GET /api/session', { cookie })).status, name).toBe(401);
  }
});

test('of two session cookies none is believed', async () => {
  const cookie = `${COOKIE}=${genuine}; ${COOKIE}=x`;
  const reversed = `${COOKIE}=x; ${COOKIE}=${genuine}`;
  const statuses = [
    (await send('GET /api/session', { cookie })).status,
    (await send('GET /api/session', { cookie: reversed })).status,
  ];
  expect(statuses.every((status) => status === 200 || status === 401)).toBe(true);
  expect(statuses).toContain(401);
});
