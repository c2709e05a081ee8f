import { describe, expect, test } from 'vitest';
import {
  AsnParser,
  ECDSASigValue,
  X509Certificate,
} from '../../../../worker/auth/passkeys/asn1.ts';

const parse = (...bytes: number[]) => AsnParser.parse(new Uint8Array(bytes), ECDSASigValue);

describe('an ECDSA signature', () => {
  test('is taken apart', () => {
    const { r, s } = parse(0x30, 7, 2, 1, 5, 2, 2, 0, 0xff);
    expect([...r]).toEqual([5]);
    expect([...s]).toEqual([0, 0xff]);
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
