/** scrypt parameters. The Worker tests replace this file with cheaper ones. */

export interface ScryptParameters {
  /** log2 of N. */
  readonly costExponent: number;
  readonly blockSize: number;
  readonly parallelism: number;
  /** Hashes in a row: each hashes the result of the one before. */
  readonly rounds: number;
}

/**
 * The work of N=2¹⁵, r=8, p=3 (OWASP ASVS 5.0 appendix C.4), about a quarter of a second, in three
 * rounds that leave time for page requests in between.
 */
export const PASSWORD_PARAMETERS: ScryptParameters = {
  costExponent: 15,
  blockSize: 8,
  parallelism: 1,
  rounds: 3,
};
