/** A problem or a hint about a connection string. */
export interface Remark {
  /** Unique for each kind of remark. */
  readonly rule: string;
  readonly message: string;
}
