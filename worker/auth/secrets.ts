import { base64url } from 'jose';
import { readCookie } from '../http/cookies.ts';

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

/** @returns undefined if the browser has no such cookie, or it holds no secret. */
export function readSecretCookie(request: Request, name: string): string | undefined {
  const secret = readCookie(request, name);
  return secret !== undefined && looksLikeSecret(secret) ? secret : undefined;
}
