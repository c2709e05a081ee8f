import { base64url } from 'jose';

const IV_BYTES = 12;

/**
 * Encrypts a private key for storage: AES-256-GCM, bound to the key's `kid`, under a key derived
 * from the deployment's secret by HKDF (RFC 5869).
 */
export async function wrapKey(privateJwk: string, kid: string, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await deriveWrappingKey(secret);
  const ciphertext = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: utf8(kid) },
    key,
    utf8(privateJwk),
  );
  return `${base64url.encode(iv)}.${base64url.encode(new Uint8Array(ciphertext))}`;
}

/** @throws {Error} if the key was wrapped with another secret. */
export async function unwrapKey(wrapped: string, kid: string, secret: string): Promise<string> {
  const [iv = '', ciphertext = ''] = wrapped.split('.');
  const key = await deriveWrappingKey(secret);
  try {
    const privateJwk = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: base64url.decode(iv), additionalData: utf8(kid) },
      key,
      base64url.decode(ciphertext),
    );
    return new TextDecoder().decode(privateJwk);
  } catch (cause) {
    throw new Error('KEY_WRAPPING_SECRET does not open the stored signing key.', { cause });
  }
}

async function deriveWrappingKey(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', utf8(secret), 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8('onego signing keys') },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
