import { ApiError } from '../../http/errors.ts';
import type { SiteSettings } from '../../settings.ts';

/** Who asks for a passkey: the configured site, whatever the request says (WebAuthn §5.1.2). */
export function relyingParty({ brand, origin }: SiteSettings) {
  return { name: brand, id: new URL(origin).hostname, origin };
}

/** ES256, EdDSA and RS256, which between them every authenticator can do (RFC 9053, RFC 8812). */
export const ALGORITHMS = [-8, -7, -257];

export const MAX_PASSKEYS = 10;

/**
 * A passkey replaces the password, so the authenticator has to check its user as well: possession
 * and a PIN, a finger or a face are two factors (NIST SP 800-63B-4 §2.2.1). With "preferred", a
 * key without a PIN would be a single factor, and whoever finds it could sign in.
 */
export const USER_VERIFICATION = 'required';

export function tooManyPasskeys(): ApiError {
  return new ApiError(
    409,
    'invalid_request',
    `An account can have ${MAX_PASSKEYS} passkeys. Remove one first.`,
  );
}
