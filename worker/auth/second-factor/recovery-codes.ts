import { Secret } from 'otpauth/bare';
import { RECOVERY_CODE_COUNT } from '../../contract/second-factor.ts';
import { digest } from '../../db/digests.ts';

/** 120 bits: `RECOVERY_CODE_CHARS` in base32. */
const CODE_BYTES = 15;

interface NewCodes {
  /** In groups, for the owner. Shown once. */
  readonly codes: string[];
  /** For the database. */
  readonly digests: readonly string[];
}

export async function makeRecoveryCodes(userId: string): Promise<NewCodes> {
  const plain = Array.from({ length: RECOVERY_CODE_COUNT }, () => {
    return new Secret({ size: CODE_BYTES }).base32;
  });
  return {
    codes: plain.map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-')),
    digests: await Promise.all(plain.map((code) => digestRecoveryCode(userId, code))),
  };
}

/** @param code without separators, in upper case. */
export function digestRecoveryCode(userId: string, code: string): Promise<string> {
  return digest(`onego recovery code\n${userId}\n${code}`);
}
