import { base64url, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { loadKeyRing } from '../../../worker/auth/keys.ts';
import { signToken, verifyToken } from '../../../worker/auth/tokens.ts';
import type { RequestContext } from '../../../worker/context.ts';
import { settings } from '../fixtures/site.ts';
import { createTestContext } from '../support/accounts.ts';

const nowSeconds = Math.floor(Date.now() / 1000);
const CLAIMS = { sub: 'user', sid: 'session', iat: nowSeconds, exp: nowSeconds + 60 };
const PAYLOAD = { ...CLAIMS, iss: settings.origin, aud: 'onego:session' };

let context: RequestContext;
let kid: string;
let privateKey: CryptoKey;

beforeAll(async () => {
  context = createTestContext();
  ({ kid, privateKey } = (await loadKeyRing(context)).current);
});

const read = (token: string) => verifyToken(context, 'session', token);

interface Forgery {
  readonly payload?: Record<string, unknown>;
  readonly header?: Record<string, unknown>;
  readonly key?: CryptoKey;
}

/** Signs without jose, which refuses to create most of these tokens. */
async function forge({ payload = {}, header = {}, key = privateKey }: Forgery = {}) {
  const input = [
    { alg: 'ES256', kid, typ: 'session+jwt', ...header },
    { ...PAYLOAD, ...payload },
  ]
    .map((part) => base64url.encode(JSON.stringify(part)))
    .join('.');
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    key,
    new TextEncoder().encode(input),
  );
  return `${input}.${base64url.encode(new Uint8Array(signature))}`;
}

test('a token that we signed is read back, and the forger of these tests can make one', async () => {
  expect(await read(await signToken(context, 'session', CLAIMS))).toEqual(CLAIMS);
  expect(await read(await forge())).toEqual(CLAIMS);
});

test.each<[string, Record<string, unknown>]>([
  ['another issuer', { iss: 'https://evil.example' }],
  ['another audience', { aud: 'onego:api' }],
  ['no subject', { sub: undefined }],
  ['a subject that is no text', { sub: 7 }],
  ['no session id', { sid: undefined }],
  ['a session id that is no text', { sid: { $ne: '' } }],
  ['no expiry', { exp: undefined }],
  ['an expiry in the past', { exp: nowSeconds - 1 }],
  ['an expiry now', { exp: nowSeconds }],
  ['no time of issue', { iat: undefined }],
  ['a beginning in the future', { nbf: nowSeconds + 60 }],
])('with our own key, but %s, a token is refused', async (_case, payload) => {
  expect(await read(await forge({ payload }))).toBeUndefined();
});

test.each([
  { typ: 'JWT' },
  { typ: 'at+jwt' },
  { typ: 'application/session+jwt' },
  { typ: undefined },
  { kid: undefined },
  { kid: 'unknown' },
  { kid: "' OR 1=1 --" },
  { jku: 'https://evil.example/jwks.json' },
  { x5u: 'https://evil.example/cert' },
  { x5c: ['AAAA'] },
  { crit: ['b64'], b64: true },
  { cty: 'JWT' },
])('with our own key, but %j in its header, a token is refused', async (header) => {
  expect(await read(await forge({ header }))).toBeUndefined();
});

test('a token of another key is refused, even with our key id or its own key inside', async () => {
  const other = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(other.publicKey);
  for (const header of [{}, { jwk }]) {
    expect(await read(await forge({ key: other.privateKey, header }))).toBeUndefined();
  }
});

test('a token without a signature is refused', async () => {
  const [, payload = '', signature = ''] = (await forge()).split('.');
  const header = (alg: string) =>
    base64url.encode(JSON.stringify({ alg, kid, typ: 'session+jwt' }));
  for (const token of [
    new UnsecuredJWT(PAYLOAD).encode(),
    `${header('none')}.${payload}.`,
    `${header('none')}.${payload}.${signature}`,
    `${header('nOnE')}.${payload}.AA`,
  ]) {
    expect(await read(token)).toBeUndefined();
  }
});

test('a token of another algorithm is refused', async () => {
  const { published } = await loadKeyRing(context);
  const sign = (alg: string, key: CryptoKey | Uint8Array) =>
    new SignJWT(PAYLOAD).setProtectedHeader({ alg, kid, typ: 'session+jwt' }).sign(key);
  const publicKeyAsSecret = new TextEncoder().encode(JSON.stringify(published[0]));
  expect(await read(await sign('HS256', publicKeyAsSecret))).toBeUndefined();
  for (const algorithm of ['RS256', 'PS256', 'EdDSA', 'ES384'] as const) {
    const pair = await generateKeyPair(algorithm);
    expect(await read(await sign(algorithm, pair.privateKey)), algorithm).toBeUndefined();
  }
});

test('only one spelling of a token is a token', async () => {
  const token = await forge();
  const [header = '', payload = '', signature = ''] = token.split('.');
  const rest = `${payload}.${signature}`;
  for (const spelling of [
    ...['', '.', '..', 'a.b', `.${token}`, ` ${token}`, token.replaceAll('e', 'е')],
    ...['=', '==', '.', ' ', '\n', '\u0000', '.x', 'A'.repeat(2048)].map((end) => token + end),
    ...[`${header}..${rest}`, `${header}=.${rest}`, `${header}.${payload} .${signature}`],
    ...['[]', 'null', '{'].map((part) => `${base64url.encode(part)}.${rest}`),
    `_____w.${rest}`,
    `${header}.${payload}.${withOtherUnusedBits(signature)}`,
  ]) {
    expect(await read(spelling), spelling).toBeUndefined();
  }
});

/** In base64url, the last character of 64 bytes has four unused bits. */
function withOtherUnusedBits(signature: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return signature.slice(0, -1) + alphabet[alphabet.indexOf(signature.slice(-1)) ^ 1];
}
