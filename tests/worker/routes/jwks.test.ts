import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { settings } from '../fixtures/site.ts';
import { DEMO_LOGIN, logIn } from '../support/accounts.ts';
import { cookieNamed, send, tokenOf } from '../support/send.ts';

test('the public keys verify a session token, and say what they are for', async () => {
  const response = await send('GET /.well-known/jwks.json');
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
  expect(response.headers.get('Content-Type')).toContain('application/json');

  const keySet = await response.json<JSONWebKeySet>();
  expect(keySet.keys).toEqual([
    {
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String),
      y: expect.any(String),
      kid: expect.any(String),
      alg: 'ES256',
      use: 'sig',
    },
  ]);

  const token = tokenOf(cookieNamed(await logIn(DEMO_LOGIN), '__Host-session'));
  const { protectedHeader, payload } = await jwtVerify(token, createLocalJWKSet(keySet));
  expect(protectedHeader).toEqual({
    alg: 'ES256',
    typ: 'session+jwt',
    kid: keySet.keys[0]?.kid,
  });
  expect(payload).toMatchObject({ iss: settings.origin, aud: 'onego:session' });
});

test('HEAD works and other methods are refused', async () => {
  expect((await send('HEAD /.well-known/jwks.json')).status).toBe(200);
  const response = await send('POST /.well-known/jwks.json');
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('GET, HEAD');
});
