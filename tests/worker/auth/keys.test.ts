import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadKeyRing, reloadKeyRing } from '../../../worker/auth/keys.ts';
import { signToken, verifyToken } from '../../../worker/auth/tokens.ts';
import { sql } from '../../../worker/db/database.ts';
import { unwrap, wrap } from '../../../worker/db/key-wrapping.ts';
import { listSigningKeys } from '../../../worker/db/signing-keys.ts';
import { createTestContext, db } from '../support/accounts.ts';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';
const nowSeconds = Math.floor(Date.now() / 1000);
const CLAIMS = { sub: 'user', sid: 'session', iat: nowSeconds, exp: nowSeconds + 60 };

const deploy = (secret?: string) =>
  createTestContext(secret === undefined ? {} : { KEY_WRAPPING_SECRET: secret });
const plain = deploy();
const withSecret = deploy(SECRET);

beforeEach(() => db.run(sql`DELETE FROM signing_keys`));

test('many first requests make one key', async () => {
  const rings = await Promise.all(Array.from({ length: 10 }, () => reloadKeyRing(plain)));
  expect(new Set(rings.map((ring) => ring.current.kid)).size).toBe(1);
  expect(await listSigningKeys(db)).toHaveLength(1);
});

test('a token of a key that this isolate has not seen yet is looked up', async () => {
  const stale = await reloadKeyRing(plain);
  await db.run(sql`DELETE FROM signing_keys`);
  await reloadKeyRing(plain);
  const token = await signToken(plain, 'session', CLAIMS);
  expect(stale.publicKeys.has((await loadKeyRing(plain)).current.kid)).toBe(false);
  expect(await verifyToken(plain, 'session', token)).toEqual(CLAIMS);
});

describe('with a secret', () => {
  test('a new key is stored wrapped', async () => {
    await reloadKeyRing(withSecret);
    const row = await env.DB.prepare('SELECT private_jwk, is_wrapped FROM signing_keys').first();
    expect(row).toMatchObject({ is_wrapped: 1 });
    expect(JSON.stringify(row)).not.toContain('P-256');
    const token = await signToken(withSecret, 'session', CLAIMS);
    expect(await verifyToken(withSecret, 'session', token)).toEqual(CLAIMS);
  });

  test('a key that was stored plain is wrapped, and stays the same key', async () => {
    const { kid } = (await reloadKeyRing(plain)).current;
    for (const _time of ['first', 'second']) {
      expect((await reloadKeyRing(withSecret)).current.kid).toBe(kid);
      expect((await listSigningKeys(db))[0]?.is_wrapped).toBe(1);
    }
  });

  test.each([undefined, 'another-secret-of-at-least-32-characters'])(
    'a wrapped key does not open with %s',
    async (secret) => {
      await reloadKeyRing(withSecret);
      await expect(reloadKeyRing(deploy(secret))).rejects.toMatchObject({
        status: 503,
        headers: { Fault: 'signing-key' },
        cause: expect.objectContaining({ message: expect.stringContaining('KEY_WRAPPING_SECRET') }),
      });
    },
  );
});

test('a wrapped text belongs to its kind and its id', async () => {
  const label = { kind: 'signing keys', id: 'one' } as const;
  const wrapped = await wrap('private', label, SECRET);
  expect(await unwrap(wrapped, label, SECRET)).toBe('private');
  expect(await wrap('private', label, SECRET)).not.toBe(wrapped);
  for (const other of [{ id: 'two' }, { kind: 'second factors' }] as const) {
    const opened = unwrap(wrapped, { ...label, ...other }, SECRET);
    await expect(opened).rejects.toThrow('KEY_WRAPPING_SECRET');
  }
  await expect(unwrap('nonsense', label, SECRET)).rejects.toThrow();
});
