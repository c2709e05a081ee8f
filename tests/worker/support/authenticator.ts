import { isoCBOR, isoUint8Array } from '@simplewebauthn/server/helpers';
import { base64url } from 'jose';
import { settings } from '../fixtures/site.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const FLAG_USER_PRESENT = 0x01;
const FLAG_USER_VERIFIED = 0x04;
const FLAG_HAS_CREDENTIAL = 0x40;
/** All zeros: nobody says which authenticator it is. */
const AAGUID_BYTES = 16;

/** Faults that a test can inject into the authenticator or the browser's client data. */
export interface Misbehaviour {
  readonly type?: string;
  readonly challenge?: string;
  readonly origin?: string;
  readonly rpId?: string;
  readonly crossOrigin?: boolean;
  readonly topOrigin?: string;
  readonly isPresent?: boolean;
  readonly isVerified?: boolean;
  readonly signatureCount?: number;
  readonly userHandle?: string;
  readonly format?: string;
  readonly algorithm?: number;
}

/** A software authenticator with one discoverable ES256 key (WebAuthn §6). */
export class SoftwareAuthenticator {
  readonly credentialId = crypto.getRandomValues(new Uint8Array(32));
  readonly id = base64url.encode(this.credentialId);
  userHandle = '';
  signatureCount = 0;
  readonly #keys = crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);

  /** The result of `navigator.credentials.create` as JSON. */
  async create(
    options: { readonly challenge: string; readonly user: { readonly id: string } },
    wrong: Misbehaviour = {},
  ) {
    this.userHandle = options.user.id;
    const authenticatorData = concat(
      await this.#header(wrong, FLAG_HAS_CREDENTIAL),
      new Uint8Array(AAGUID_BYTES),
      new Uint8Array([0, this.credentialId.length]),
      this.credentialId,
      await this.#coseKey(wrong.algorithm ?? -7),
    );
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Bytes | Map<string, string>>([
        ['fmt', wrong.format ?? 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData],
      ]),
    );
    return this.#credential({
      clientDataJSON: clientData('webauthn.create', options.challenge, wrong),
      attestationObject: base64url.encode(attestationObject),
      transports: ['internal', 'hybrid'],
    });
  }

  /** The result of `navigator.credentials.get` as JSON. */
  async get(options: { readonly challenge: string }, wrong: Misbehaviour = {}) {
    this.signatureCount += 1;
    const authenticatorData = await this.#header(wrong, 0);
    const clientDataJSON = clientData('webauthn.get', options.challenge, wrong);
    const hash = await sha256(decode(clientDataJSON));
    const { privateKey } = await this.#pair();
    const signature = await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      privateKey,
      concat(authenticatorData, hash),
    );
    return this.#credential({
      clientDataJSON,
      authenticatorData: base64url.encode(authenticatorData),
      signature: base64url.encode(toDer(new Uint8Array(signature))),
      userHandle: wrong.userHandle ?? this.userHandle,
    });
  }

  #credential<Answer extends object>(response: Answer) {
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response,
    };
  }

  async #header(wrong: Misbehaviour, flags: number): Promise<Bytes> {
    const rpId = wrong.rpId ?? new URL(settings.origin).hostname;
    const presence = (wrong.isPresent ?? true) ? FLAG_USER_PRESENT : 0;
    const verification = (wrong.isVerified ?? true) ? FLAG_USER_VERIFIED : 0;
    const count = new Uint8Array(4);
    new DataView(count.buffer).setUint32(0, wrong.signatureCount ?? this.signatureCount);
    const flagByte = new Uint8Array([flags | presence | verification]);
    return concat(await sha256(isoUint8Array.fromUTF8String(rpId)), flagByte, count);
  }

  async #coseKey(algorithm: number): Promise<Bytes> {
    const { publicKey } = await this.#pair();
    const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey).then(requireJwk);
    return isoCBOR.encode(
      new Map<number, number | Bytes>([
        [1, 2],
        [3, algorithm],
        [-1, 1],
        [-2, decode(x)],
        [-3, decode(y)],
      ]),
    );
  }

  async #pair(): Promise<CryptoKeyPair> {
    const keys = await this.#keys;
    if (!('privateKey' in keys)) throw new TypeError('ECDSA keys come in pairs.');
    return keys;
  }
}

function requireJwk(exported: ArrayBuffer | JsonWebKey): JsonWebKey {
  if (exported instanceof ArrayBuffer) throw new TypeError('Not a JWK.');
  return exported;
}

function clientData(type: string, challenge: string, wrong: Misbehaviour): string {
  const json = JSON.stringify({
    type: wrong.type ?? type,
    challenge: wrong.challenge ?? challenge,
    origin: wrong.origin ?? settings.origin,
    crossOrigin: wrong.crossOrigin ?? false,
    ...(wrong.topOrigin && { topOrigin: wrong.topOrigin }),
  });
  return base64url.encode(new TextEncoder().encode(json));
}

/** WebAuthn encodes ECDSA signatures in DER (§6.5.5). */
export function toDer(raw: Bytes): Bytes {
  const integers = [raw.subarray(0, 32), raw.subarray(32)].map((bytes) => {
    const first = bytes.findIndex((byte) => byte !== 0);
    const digits = bytes.subarray(first);
    const padding = (digits[0] ?? 0) >= 128 ? [0] : [];
    return concat(new Uint8Array([2, digits.length + padding.length, ...padding]), digits);
  });
  const content = concat(...integers);
  return concat(new Uint8Array([0x30, content.length]), content);
}

function decode(text: string): Bytes {
  return new Uint8Array(base64url.decode(text));
}

async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

function concat(...parts: Bytes[]): Bytes {
  return isoUint8Array.concat(parts);
}
