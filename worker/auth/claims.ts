import { SignJWT } from 'jose';
import * as v from 'valibot';

/**
 * Signed tokens (JWT, RFC 7519) under the rules of RFC 8725: one algorithm, one issuer, and a
 * separate type and audience per use, so that a token of one kind is not accepted as another.
 */
export const ALGORITHM = 'ES256';

export const ClaimsSchema = {
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

export const USES = {
  session: { typ: 'session+jwt', audience: 'onego:session' },
  /** For the copilot's host and API clients; not accepted by this API. */
  access: { typ: 'at+jwt', audience: 'onego:api' },
} as const;

export type TokenUse = keyof typeof USES;
export type Claims<Use extends TokenUse> = v.InferOutput<(typeof ClaimsSchema)[Use]>;

/** @param key a private key, and its id in the published key set. */
export function signClaims<Use extends TokenUse>(
  key: { readonly kid: string; readonly privateKey: CryptoKey },
  origin: string,
  use: Use,
  claims: Claims<Use>,
): Promise<string> {
  const { typ, audience } = USES[use];
  return new SignJWT({ ...claims, iss: origin, aud: audience })
    .setProtectedHeader({ alg: ALGORITHM, kid: key.kid, typ })
    .sign(key.privateKey);
}
