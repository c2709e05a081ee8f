import { base64url } from 'jose';

const SECRET_BYTES = 32;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits, base64url: too many to guess, so storing a plain digest is safe. */
export function makeSecret(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

/** Whether a text has the format of a secret from `makeSecret`. */
export function looksLikeSecret(text: string): boolean {
  return SECRET.test(text);
}
