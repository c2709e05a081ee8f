import { base64url } from 'jose';
import * as v from 'valibot';

/**
 * Credentials as JSON, in the library's format. Unknown properties are dropped: they are unused or
 * repeated in the signed data.
 */
const encoded = v.pipe(v.string(), v.maxLength(8192), v.regex(/^[A-Za-z0-9_-]+$/));

const shared = {
  id: encoded,
  rawId: encoded,
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(
    v.pipe(
      v.unknown(),
      v.transform(() => ({})),
    ),
    {},
  ),
};

export const NewCredentialSchema = v.object({
  ...shared,
  response: v.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,32}$/))), v.maxLength(8)),
      [],
    ),
  }),
});

export const AssertionSchema = v.object({
  ...shared,
  response: v.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    /** Required: only discoverable passkeys are created here. */
    userHandle: encoded,
  }),
});

/** The user handle of an account (WebAuthn §5.4.3): random, without personal data. */
export function userHandleOf(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(userId));
}

export function encodeUserHandle(userId: string): string {
  return base64url.encode(userHandleOf(userId));
}
