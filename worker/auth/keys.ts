import { calculateJwkThumbprint } from 'jose';
import * as v from 'valibot';
import type { RequestContext } from '../context.ts';
import { DAY_MS, MINUTE_MS } from '../contract/durations.ts';
import type { Database } from '../db/database.ts';
import { unwrap, wrap } from '../db/key-wrapping.ts';
import {
  insertKeyIfAbsent,
  listSigningKeys,
  retireCurrentKey,
  type SigningKeyRow,
  storeWrappedKey,
} from '../db/signing-keys.ts';
import { keyNotOpened, unavailable } from '../http/errors.ts';
import { logEvent } from '../log.ts';

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256' };
/** Cache lifetime of the keys in an isolate, and thus the delay until it learns of a rotation. */
const KEY_RING_MAX_AGE_MS = 5 * MINUTE_MS;
/**
 * A retired key still verifies until the next rotation, so this is also the overlap; it is far
 * longer than the longest session.
 */
export const SIGNING_KEY_MAX_AGE_MS = 90 * DAY_MS;

const PublicJwkSchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
});
const PrivateJwkSchema = v.object({ ...PublicJwkSchema.entries, d: v.string() });

/** RFC 7517 §4. */
interface PublishedKey extends v.InferOutput<typeof PublicJwkSchema> {
  readonly kid: string;
  readonly alg: 'ES256';
  readonly use: 'sig';
}

export interface KeyRing {
  readonly current: { readonly kid: string; readonly privateKey: CryptoKey };
  readonly publicKeys: ReadonlyMap<string, CryptoKey>;
  readonly published: readonly PublishedKey[];
  readonly loadedAtMs: number;
}

const keyRings = new WeakMap<D1Database, KeyRing>();

/**
 * Loads the signing keys and creates the first one if there is none. If `KEY_WRAPPING_SECRET` is
 * set, the private key is encrypted at rest, including one stored before the secret was set.
 *
 * @throws {ApiError} 503 if the database is unavailable or the key cannot be unwrapped.
 */
export async function loadKeyRing(context: RequestContext): Promise<KeyRing> {
  const known = keyRings.get(context.env.DB);
  if (known && Date.now() - known.loadedAtMs < KEY_RING_MAX_AGE_MS) return known;
  return reloadKeyRing(context);
}

/** A forged token may name any key, so that this isolate does not read the keys for each. */
const REFRESH_INTERVAL_MS = 30_000;
const refreshedAtMs = new WeakMap<D1Database, number>();

/** The keys for a token signed with one that this isolate does not know: it may be new. */
export async function refreshKeyRing(context: RequestContext): Promise<KeyRing> {
  const nowMs = Date.now();
  const { DB } = context.env;
  if (nowMs - (refreshedAtMs.get(DB) ?? 0) < REFRESH_INTERVAL_MS) return loadKeyRing(context);
  refreshedAtMs.set(DB, nowMs);
  return reloadKeyRing(context);
}

/** Bypasses the cache. */
export async function reloadKeyRing({ db, env }: RequestContext): Promise<KeyRing> {
  const secret = env.KEY_WRAPPING_SECRET;
  const rows = await listOrMakeKeys(db, secret);
  const current = rows.find((row) => row.slot === 'current');
  if (current === undefined) throw unavailable(new Error('There is no current signing key.'));

  if (secret === undefined) {
    logEvent('signing_key_not_wrapped', { remedy: 'Set the secret KEY_WRAPPING_SECRET.' });
  }
  const published = rows.map(publishKey);
  const ring: KeyRing = {
    current: { kid: current.kid, privateKey: await openPrivateKey(db, current, secret) },
    publicKeys: new Map(
      await Promise.all(
        published.map(async (key) => [key.kid, await importKey(key, 'verify')] as const),
      ),
    ),
    published,
    loadedAtMs: Date.now(),
  };
  keyRings.set(env.DB, ring);
  return ring;
}

/**
 * Rotates the signing key once it is old enough. Sessions stay valid: the old key still verifies.
 * A scheduled job.
 */
export async function rotateSigningKey(context: RequestContext): Promise<void> {
  if (!(await retireCurrentKey(context.db, Date.now() - SIGNING_KEY_MAX_AGE_MS))) return;
  const { current } = await reloadKeyRing(context);
  logEvent('signing_key_rotated', { kid: current.kid });
}

async function listOrMakeKeys(
  db: Database,
  secret: string | undefined,
): Promise<readonly SigningKeyRow[]> {
  const rows = await listSigningKeys(db);
  if (rows.some((row) => row.slot === 'current')) return rows;
  const key = await makeSigningKey(secret);
  await insertKeyIfAbsent(db, key);
  logEvent('signing_key_made', { kid: key.kid });
  return listSigningKeys(db);
}

async function makeSigningKey(secret: string | undefined): Promise<SigningKeyRow> {
  const pair = await crypto.subtle.generateKey(ECDSA, true, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new TypeError('ECDSA keys come in pairs.');
  const jwk = await crypto.subtle.exportKey('jwk', pair.privateKey);
  const publicJwk = v.parse(PublicJwkSchema, jwk);
  const privateJwk = JSON.stringify(v.parse(PrivateJwkSchema, jwk));
  const kid = await calculateJwkThumbprint(publicJwk);
  return {
    slot: 'current',
    kid,
    public_jwk: JSON.stringify(publicJwk),
    private_jwk: secret === undefined ? privateJwk : await wrap(privateJwk, labelOf(kid), secret),
    is_wrapped: secret === undefined ? 0 : 1,
    created_at_ms: Date.now(),
  };
}

async function openPrivateKey(
  db: Database,
  row: SigningKeyRow,
  secret: string | undefined,
): Promise<CryptoKey> {
  const { kid, private_jwk: stored } = row;
  if (row.is_wrapped === 0 && secret !== undefined) {
    await storeWrappedKey(db, kid, await wrap(stored, labelOf(kid), secret));
    logEvent('signing_key_wrapped', { kid });
  }
  const privateJwk =
    row.is_wrapped === 0
      ? stored
      : await unwrap(stored, labelOf(kid), secret).catch((cause: unknown) => {
          throw keyNotOpened(cause);
        });
  return importKey(v.parse(PrivateJwkSchema, JSON.parse(privateJwk)), 'sign');
}

function labelOf(kid: string) {
  return { kind: 'signing keys', id: kid } as const;
}

function publishKey(row: SigningKeyRow): PublishedKey {
  const publicJwk = v.parse(PublicJwkSchema, JSON.parse(row.public_jwk));
  return { ...publicJwk, kid: row.kid, alg: 'ES256', use: 'sig' };
}

function importKey(jwk: JsonWebKey, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  return crypto.subtle.importKey('jwk', jwk, ECDSA, false, [usage]);
}
