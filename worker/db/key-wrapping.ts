import { base64url } from 'jose';
import { pseudonym } from './digests.ts';

const IV_BYTES = 12;

/** What a text is and whose. A text that was wrapped under one label opens under no other. */
interface WrapLabel {
  readonly kind: 'mails' | 'signing keys' | 'second factors';
  readonly id: string;
}

/**
 * Encrypts a text for storage: AES-256-GCM, bound to its `id`, under a key for its kind that is
 * derived from the deployment's secret by HKDF (RFC 5869).
 */
export async function wrap(text: string, { kind, id }: WrapLabel, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await deriveWrappingKey(secret, kind);
  const ciphertext = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: utf8(id) },
    key,
    utf8(text),
  );
  return `${base64url.encode(iv)}.${base64url.encode(new Uint8Array(ciphertext))}`;
}

/** @throws {Error} if the text was wrapped with another secret, or the deployment has none. */
export async function unwrap(
  wrapped: string,
  { kind, id }: WrapLabel,
  secret: string | undefined,
): Promise<string> {
  if (secret === undefined) {
    throw new Error(`The stored ${kind} are wrapped, and KEY_WRAPPING_SECRET is not set.`);
  }
  const [iv = '', ciphertext = ''] = wrapped.split('.');
  const key = await deriveWrappingKey(secret, kind);
  try {
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: base64url.decode(iv), additionalData: utf8(id) },
      key,
      base64url.decode(ciphertext),
    );
    return new TextDecoder().decode(text);
  } catch (cause) {
    throw new Error(`KEY_WRAPPING_SECRET does not open the stored ${kind}.`, { cause });
  }
}

/**
 * The account in the log. Without the secret nobody can tell by trying addresses whose line it is.
 *
 * @param email address normalized by `foldEmail`.
 * @returns HMAC-SHA-256 in base64url; a plain pseudonym if the deployment has no secret.
 */
export async function nameInLog(email: string, secret: string | undefined): Promise<string> {
  if (secret === undefined) return pseudonym('account', email);
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  const key = await deriveKey(secret, 'log', hmac, ['sign']);
  return base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(email))));
}

function deriveWrappingKey(secret: string, kind: WrapLabel['kind']): Promise<CryptoKey> {
  return deriveKey(secret, kind, { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']);
}

async function deriveKey(
  secret: string,
  use: string,
  algorithm: SubtleCryptoImportKeyAlgorithm,
  usages: string[],
): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', utf8(secret), 'HKDF', false, ['deriveKey']);
  const salt = new Uint8Array();
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt, info: utf8(`onego ${use}`) };
  return crypto.subtle.deriveKey(hkdf, material, algorithm, false, usages);
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
