import { base64url, errors, type JWTHeaderParameters, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { RequestContext } from '../context.ts';
import { ALGORITHM, type Claims, ClaimsSchema, signClaims, type TokenUse, USES } from './claims.ts';
import { loadKeyRing, refreshKeyRing } from './keys.ts';

const MAX_CHARS = 2048;

export async function signToken<Use extends TokenUse>(
  context: RequestContext,
  use: Use,
  claims: Claims<Use>,
): Promise<string> {
  const { current } = await loadKeyRing(context);
  return signClaims(current, context.settings.origin, use, claims);
}

/**
 * @returns the claims, or undefined if the token is not valid for this use.
 * @throws {ApiError} 503 if the keys cannot be read.
 */
export async function verifyToken<Use extends TokenUse>(
  context: RequestContext,
  use: Use,
  token: string,
): Promise<Claims<Use> | undefined> {
  if (!looksLikeToken(token)) return undefined;
  const { typ, audience } = USES[use];
  try {
    const { payload } = await jwtVerify(token, (header) => findPublicKey(context, header, typ), {
      algorithms: [ALGORITHM],
      typ,
      issuer: context.settings.origin,
      audience,
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    return parseClaims(use, payload);
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** Whether a text has the format of a token. A cheap check without cryptography. */
function looksLikeToken(token: string): boolean {
  const segments = token.split('.');
  return token.length <= MAX_CHARS && segments.length === 3 && segments.every(isCanonicalBase64Url);
}

function parseClaims<Use extends TokenUse>(use: Use, payload: unknown): Claims<Use> | undefined {
  const schema: v.GenericSchema<unknown, Claims<Use>> = ClaimsSchema[use];
  const result = v.safeParse(schema, payload);
  return result.success ? result.output : undefined;
}

/**
 * Checks the header before any cryptography. Allows only our three members, so that the library acts
 * on no `jwk`, `jku`, `x5u` or `crit` (RFC 8725 §3.10).
 *
 * @throws {errors.JOSEError} if the header is not ours or the key is unknown.
 */
async function findPublicKey(
  context: RequestContext,
  header: JWTHeaderParameters,
  typ: string,
): Promise<CryptoKey> {
  const schema = v.strictObject({
    alg: v.literal(ALGORITHM),
    kid: v.string(),
    typ: v.literal(typ),
  });
  if (!v.is(schema, header)) throw new errors.JWTInvalid('The header is not ours.');
  const { publicKeys } = await loadKeyRing(context);
  const key =
    publicKeys.get(header.kid) ?? (await refreshKeyRing(context)).publicKeys.get(header.kid);
  if (key === undefined) throw new errors.JWKSNoMatchingKey();
  return key;
}

/**
 * Accepts only the canonical encoding: no padding or white space, unused bits zero (RFC 4648 §3.5).
 */
function isCanonicalBase64Url(segment: string): boolean {
  if (!/^[A-Za-z0-9_-]+$/.test(segment)) return false;
  try {
    return base64url.encode(base64url.decode(segment)) === segment;
  } catch {
    return false;
  }
}
