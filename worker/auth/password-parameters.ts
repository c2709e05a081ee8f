/** scrypt parameters. The Worker tests replace this file with cheaper ones. */

export interface ScryptParameters {
  /** log2 of N. */
  readonly costExponent: number;
  readonly blockSize: number;
  readonly parallelism: number;
}

/** OWASP ASVS 5.0 appendix C.4: about a quarter of a second. */
export const PASSWORD_PARAMETERS: ScryptParameters = {
  costExponent: 15,
  blockSize: 8,
  parallelism: 3,
};
