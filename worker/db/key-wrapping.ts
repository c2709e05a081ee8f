import { base64url } from 'jose';

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

async function deriveWrappingKey(secret: string, kind: WrapLabel['kind']): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', utf8(secret), 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8(`onego ${kind}`) },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
