import { base64url } from 'jose';

const SECRET_BYTES = 32;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits, base64url: nothing to guess, so a plain digest of it may be stored. */
export function makeSecret(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

/** Whether a text has the form of a secret of ours. */
export function looksLikeSecret(text: string): boolean {
  return SECRET.test(text);
}
