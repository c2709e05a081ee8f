import { base64url, errors, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { RequestContext } from '../context.ts';
import { loadKeyRing, reloadKeyRing } from './keys.ts';

/**
 * Signed tokens (JWT, RFC 7519) under the rules of RFC 8725: one algorithm, one issuer, and a
 * separate type and audience per use, so that a token of one kind is not accepted as another.
 */
const ALGORITHM = 'ES256';
const MAX_CHARS = 2048;

const ClaimsSchema = {
  session: v.object({ sub: v.string(), sid: v.string(), iat: v.number(), exp: v.number() }),
  /** RFC 9068 §2.2. */
  access: v.object({
    sub: v.string(),
    sid: v.string(),
    jti: v.string(),
    client_id: v.string(),
    username: v.string(),
    /** OpenID Connect Core §5.1. */
    email_verified: v.boolean(),
    /** The account is shared, and its password public. */
    demo: v.boolean(),
    iat: v.number(),
    exp: v.number(),
  }),
};

const USES = {
  session: { typ: 'session+jwt', audience: 'onego:session', schema: ClaimsSchema.session },
  /** For the copilot's host and API clients; not accepted by this API. */
  access: { typ: 'at+jwt', audience: 'onego:api', schema: ClaimsSchema.access },
} as const;

export type TokenUse = keyof typeof USES;
export type Claims<Use extends TokenUse> = v.InferOutput<(typeof ClaimsSchema)[Use]>;

export async function signToken<Use extends TokenUse>(
  context: RequestContext,
  use: Use,
  claims: Claims<Use>,
): Promise<string> {
  const { current } = await loadKeyRing(context);
  const { typ, audience } = USES[use];
  return new SignJWT({ ...claims, iss: context.settings.origin, aud: audience })
    .setProtectedHeader({ alg: ALGORITHM, kid: current.kid, typ })
    .sign(current.privateKey);
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
    publicKeys.get(header.kid) ?? (await reloadKeyRing(context)).publicKeys.get(header.kid);
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
