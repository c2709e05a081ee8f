import { base64url, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
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

test('a token that we signed is read back', async () => {
  const token = await signToken(context, 'session', CLAIMS);
  expect(await verifyToken(context, 'session', token)).toEqual(CLAIMS);
});

test('the forger of these tests can make a good one, so that each flaw counts', async () => {
  expect(await verifyToken(context, 'session', await forge())).toEqual(CLAIMS);
});

describe('with our own key, but', () => {
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
  ])('%s, it is refused', async (_case, flaw) => {
    expect(await verifyToken(context, 'session', await forge({ payload: flaw }))).toBeUndefined();
  });

  test.each([
    ['another type', { typ: 'JWT' }],
    ['the type of an access token', { typ: 'at+jwt' }],
    ['a type with a prefix', { typ: 'application/session+jwt' }],
    ['no type', { typ: undefined }],
    ['no key id', { kid: undefined }],
    ['an unknown key id', { kid: 'unknown' }],
    ['a key id that is SQL', { kid: "' OR 1=1 --" }],
    ['a jku header', { jku: 'https://evil.example/jwks.json' }],
    ['an x5u header', { x5u: 'https://evil.example/cert' }],
    ['an x5c header', { x5c: ['AAAA'] }],
    ['a crit header', { crit: ['b64'], b64: true }],
    ['a cty header', { cty: 'JWT' }],
  ])('%s, it is refused', async (_case, header) => {
    expect(await verifyToken(context, 'session', await forge({ header }))).toBeUndefined();
  });
});

test('a token of one use is refused for another', async () => {
  const access = await signToken(context, 'access', {
    ...CLAIMS,
    jti: 'x',
    client_id: 'x',
    username: 'x',
    email_verified: true,
    demo: false,
  });
  expect(await verifyToken(context, 'session', access)).toBeUndefined();
  const session = await signToken(context, 'session', CLAIMS);
  expect(await verifyToken(context, 'access', session)).toBeUndefined();
});

test('a token of another key is refused, even with our key id or its own key inside', async () => {
  const other = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(other.publicKey);
  for (const header of [{}, { jwk }]) {
    const token = await forge({ key: other.privateKey, header });
    expect(await verifyToken(context, 'session', token)).toBeUndefined();
  }
});

test('a token without a signature is refused', async () => {
  const unsecured = new UnsecuredJWT(PAYLOAD).encode();
  const [, payload = '', signature = ''] = (await forge()).split('.');
  const none = (alg: string) => base64url.encode(JSON.stringify({ alg, kid, typ: 'session+jwt' }));
  for (const token of [
    unsecured,
    `${none('none')}.${payload}.`,
    `${none('none')}.${payload}.${signature}`,
    `${none('NONE')}.${payload}.${signature}`,
    `${none('nOnE')}.${payload}.AA`,
  ]) {
    expect(await verifyToken(context, 'session', token)).toBeUndefined();
  }
});

test('a token of another algorithm is refused', async () => {
  const { published } = await loadKeyRing(context);
  const publicKeyAsSecret = new TextEncoder().encode(JSON.stringify(published[0]));
  const hs256 = await new SignJWT(PAYLOAD)
    .setProtectedHeader({ alg: 'HS256', kid, typ: 'session+jwt' })
    .sign(publicKeyAsSecret);
  expect(await verifyToken(context, 'session', hs256)).toBeUndefined();

  for (const algorithm of ['RS256', 'PS256', 'EdDSA', 'ES384'] as const) {
    const pair = await generateKeyPair(algorithm);
    const token = await new SignJWT(PAYLOAD)
      .setProtectedHeader({ alg: algorithm, kid, typ: 'session+jwt' })
      .sign(pair.privateKey);
    expect(await verifyToken(context, 'session', token), algorithm).toBeUndefined();
  }
});

test('only one spelling of a token is a token', async () => {
  const token = await forge();
  const [header = '', payload = '', signature = ''] = token.split('.');
  for (const spelling of [
    '',
    '.',
    '..',
    'a.b',
    `${token}=`,
    `${token}==`,
    `${token}.`,
    `.${token}`,
    ` ${token}`,
    `${token} `,
    `${token}\n`,
    `${token}\u0000`,
    `${header}.${payload}.${signature}.x`,
    `${header}..${payload}.${signature}`,
    `${header}=.${payload}.${signature}`,
    `${header}.${payload} .${signature}`,
    `${header}.${payload}.${withOtherUnusedBits(signature)}`,
    token.replaceAll('e', 'е'),
    `${header}.${payload}.${signature}${'A'.repeat(2048)}`,
    `${base64url.encode('[]')}.${payload}.${signature}`,
    `${base64url.encode('null')}.${payload}.${signature}`,
    `${base64url.encode('{')}.${payload}.${signature}`,
    `_____w.${payload}.${signature}`,
  ]) {
    expect(await verifyToken(context, 'session', spelling), spelling).toBeUndefined();
  }
});

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

/** In base64url, the last character of 64 bytes has four unused bits. */
function withOtherUnusedBits(signature: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return signature.slice(0, -1) + alphabet[alphabet.indexOf(signature.slice(-1)) ^ 1];
}
