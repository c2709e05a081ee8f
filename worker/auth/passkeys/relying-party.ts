import type { SiteSettings } from '../../contract/settings.ts';
import { ApiError } from '../../http/errors.ts';

/** The relying party, from the settings and never from the request (WebAuthn §5.1.2). */
export function relyingParty({ brand, origin }: SiteSettings) {
  return { name: brand, id: new URL(origin).hostname, origin };
}

/** ES256, EdDSA and RS256, which together cover all authenticators (RFC 9053, RFC 8812). */
export const ALGORITHMS = [-8, -7, -257];

export const MAX_PASSKEYS = 10;

/**
 * A passkey replaces the password, so user verification is required: possession plus a PIN,
 * fingerprint or face makes two factors (NIST SP 800-63B-4 §2.2.1). With "preferred", a security
 * key without a PIN would be a single factor, and anyone who finds it could sign in.
 */
export const USER_VERIFICATION = 'required';

export function tooManyPasskeys(): ApiError {
  return new ApiError(
    409,
    'invalid_request',
    `An account can have ${MAX_PASSKEYS} passkeys. Remove one first.`,
  );
}
