/**
 * Replaces the ASN.1 and certificate packages of `@simplewebauthn/server`, see `[alias]` in
 * `wrangler.toml` and `docs/decisions/0010-sign-in-methods.md`. We do not request attestation, so
 * the library needs only ECDSA signature parsing.
 */

/** Identifies the structure to `AsnParser`, as in `@peculiar/asn1-ecc`. */
export class ECDSASigValue {
  readonly r: Uint8Array;
  readonly s: Uint8Array;

  constructor(r: Uint8Array, s: Uint8Array) {
    this.r = r;
    this.s = s;
  }
}

export const AsnParser = {
  /** @throws {TypeError} for anything but a DER-encoded ECDSA signature. */
  parse(bytes: Uint8Array, structure: unknown): ECDSASigValue {
    if (structure !== ECDSASigValue) throw new TypeError('Attestation is not supported.');
    return parseEcdsaSignature(bytes);
  },
};

const SEQUENCE = 0x30;
const INTEGER = 0x02;
/** Largest single-byte DER length; signatures of the curves in use are shorter. */
const SHORT_LENGTH_MAX = 0x7f;

/** Ecdsa-Sig-Value ::= SEQUENCE { r INTEGER, s INTEGER } (RFC 3279 §2.2.3), in DER. */
function parseEcdsaSignature(bytes: Uint8Array): ECDSASigValue {
  const sequence = readValue(bytes, SEQUENCE);
  const r = readValue(sequence.value, INTEGER);
  const s = readValue(r.rest, INTEGER);
  if (sequence.rest.length > 0 || s.rest.length > 0) throw new TypeError('Bytes are left over.');
  return new ECDSASigValue(r.value, s.value);
}

function readValue(bytes: Uint8Array, tag: number): { value: Uint8Array; rest: Uint8Array } {
  const [actualTag, length = 0] = bytes;
  const end = 2 + length;
  if (actualTag !== tag || length === 0 || length > SHORT_LENGTH_MAX || end > bytes.length) {
    throw new TypeError('Not an ECDSA signature.');
  }
  return { value: bytes.subarray(2, end), rest: bytes.subarray(end) };
}

/** Certificate APIs. Our code never reaches them; any use fails. */
const absent = undefined;

export {
  absent as AuthorityKeyIdentifierExtension,
  absent as BasicConstraints,
  absent as Certificate,
  absent as CRLDistributionPointsExtension,
  absent as ECParameters,
  absent as ExtendedKeyUsage,
  absent as id_ce_basicConstraints,
  absent as id_ce_extKeyUsage,
  absent as id_ce_keyDescription,
  absent as id_ce_subjectAltName,
  absent as id_ecdsaWithSHA256,
  absent as id_ecdsaWithSHA384,
  absent as id_ecdsaWithSHA512,
  absent as id_ecPublicKey,
  absent as id_ml_dsa_44,
  absent as id_ml_dsa_65,
  absent as id_ml_dsa_87,
  absent as id_rsaEncryption,
  absent as id_secp256r1,
  absent as id_secp384r1,
  absent as id_sha1WithRSAEncryption,
  absent as id_sha256WithRSAEncryption,
  absent as id_sha384WithRSAEncryption,
  absent as id_sha512WithRSAEncryption,
  absent as KeyDescription,
  absent as OctetString,
  absent as RSAPublicKey,
  absent as SubjectAlternativeName,
  absent as SubjectKeyIdentifierExtension,
  absent as X509Certificate,
  absent as X509ChainBuilder,
  absent as X509Crl,
};
