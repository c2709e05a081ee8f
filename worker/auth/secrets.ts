import { base64url } from 'jose';

const SECRET_BYTES = 32;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits, base64url. */
export function makeSecret(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

/** What is kept of a secret, so that a copy of the database opens nothing. */
export async function digestSecret(secret: string): Promise<string> {
  const bytes = new TextEncoder().encode(secret);
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** Whether a text has the form of a secret of ours. */
export function looksLikeSecret(text: string): boolean {
  return SECRET.test(text);
}
