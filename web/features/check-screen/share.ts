import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

export interface SharedFile {
  readonly name: string;
  readonly text: string;
}

/** Chat programs and browsers cut longer addresses. */
const HASH_CHARS_MAX = 16_000;
/** A short link of a stranger could unpack to millions of files. */
const FILES_MAX = 100;
const UNPACKED_MAX_BYTES = 1024 * 1024;
const PREFIX = '#files=';

/**
 * Writes files into the fragment of an address, which browsers do not send.
 * @returns undefined if they are too long or too many.
 */
export function toSharedHash(files: readonly SharedFile[]): string | undefined {
  const plain = strToU8(JSON.stringify(files.map(({ name, text }) => [name, text])));
  if (files.length > FILES_MAX || plain.length > UNPACKED_MAX_BYTES) return undefined;
  const packed = deflateSync(plain, { level: 9 });
  const hash = `${PREFIX}${toBase64Url(packed)}`;
  return hash.length <= HASH_CHARS_MAX ? hash : undefined;
}

/** Reads files from a fragment; undefined if there are none, or more than `toSharedHash` writes. */
export function readSharedHash(hash: string): readonly SharedFile[] | undefined {
  if (!hash.startsWith(PREFIX) || hash.length > HASH_CHARS_MAX) return undefined;
  try {
    const value = hash.slice(PREFIX.length);
    const json = value.startsWith('%')
      ? decodeURIComponent(value)
      : strFromU8(inflateSync(fromBase64Url(value), { out: new Uint8Array(UNPACKED_MAX_BYTES) }));
    const files: unknown = JSON.parse(json);
    return Array.isArray(files) && files.length <= FILES_MAX ? files.flatMap(readFile) : undefined;
  } catch {
    return undefined;
  }
}

function readFile(entry: unknown): SharedFile[] {
  const [name, text]: readonly unknown[] = Array.isArray(entry) ? entry : [];
  return typeof name === 'string' && typeof text === 'string' ? [{ name, text }] : [];
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
