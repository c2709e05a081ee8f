import { describe, expect, test } from 'vitest';
import {
  AsnParser,
  ECDSASigValue,
  X509Certificate,
} from '../../../../worker/auth/passkeys/asn1.ts';
import { toDer } from '../../support/authenticator.ts';

const parse = (...bytes: number[]) => AsnParser.parse(new Uint8Array(bytes), ECDSASigValue);

describe('an ECDSA signature', () => {
  test('is taken apart', () => {
    const { r, s } = parse(0x30, 7, 2, 1, 5, 2, 2, 0, 0xff);
    expect([...r]).toEqual([5]);
    expect([...s]).toEqual([0, 0xff]);
  });

  test('of any two numbers comes back as it went', () => {
    for (let count = 0; count < 200; count++) {
      const raw = crypto.getRandomValues(new Uint8Array(64));
      if (count % 3 === 0) raw[0] = 0;
      if (count % 5 === 0) raw.fill(0, 32, 35);
      const { r, s } = AsnParser.parse(toDer(raw), ECDSASigValue);
      expect([...padded(r), ...padded(s)]).toEqual([...raw]);
    }
  });

  test.each([
    ['nothing', []],
    ['an empty sequence', [0x30, 0]],
    ['another type', [0x31, 6, 2, 1, 5, 2, 1, 6]],
    ['one number', [0x30, 3, 2, 1, 5]],
    ['bytes after it', [0x30, 6, 2, 1, 5, 2, 1, 6, 0]],
    ['an empty number', [0x30, 5, 2, 0, 2, 1, 6]],
    ['a string for a number', [0x30, 6, 4, 1, 5, 2, 1, 6]],
    ['a length beyond the end', [0x30, 6, 2, 1, 5, 2, 9, 6]],
    ['a length of several bytes', [0x30, 0x81, 6, 2, 1, 5, 2, 1, 6]],
    ['a length without an end', [0x30, 0x80, 2, 1, 5, 2, 1, 6, 0, 0]],
  ])('is refused: %s', (_case, bytes) => {
    expect(() => parse(...bytes)).toThrow(TypeError);
  });
});

test('nothing else is parsed', () => {
  expect(() =>
    AsnParser.parse(new Uint8Array([0x30, 6, 2, 1, 5, 2, 1, 6]), X509Certificate),
  ).toThrow('Attestation is not supported.');
});

function padded(integer: Uint8Array): Uint8Array {
  const digits = integer.length > 32 ? integer.subarray(integer.length - 32) : integer;
  const bytes = new Uint8Array(32);
  bytes.set(digits, 32 - digits.length);
  return bytes;
}
