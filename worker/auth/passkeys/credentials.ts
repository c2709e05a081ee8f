import { base64url } from 'jose';
import * as v from 'valibot';

/**
 * What a browser sends, in the form that the library reads. More is dropped: it is either of no
 * use here, or inside the signed parts as well.
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
    /** Always there: only discoverable passkeys are made here. */
    userHandle: encoded,
  }),
});

/** The name of an account to an authenticator (WebAuthn §5.4.3): random, and nothing personal. */
export function userHandleOf(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(userId));
}

export function encodeUserHandle(userId: string): string {
  return base64url.encode(userHandleOf(userId));
}
