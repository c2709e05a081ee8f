/** The second factor: limits and API response types. */

/** RFC 6238, as every authenticator app supports it: SHA-1, 6 digits, 30 seconds. */
export const APP_CODE_DIGITS = 6;

export const APP_CODE_SECONDS = 30;

export const RECOVERY_CODE_COUNT = 10;

/** In base32: 120 bits, so that a plain digest may be stored (ASVS 5.0 6.5.2). */
export const RECOVERY_CODE_CHARS = 24;

/** Time for entering the code after a right password. */
export const PENDING_LOGIN_MINUTES = 10;

/** Wrong codes after which a login has to begin again. */
export const CODES_PER_LOGIN = 5;

/** How long a browser is not asked for a code, if its owner chooses so. */
export const TRUSTED_DEVICE_DAYS = 30;

/** Time in which an owner can stop a removal that was asked for at the support. */
export const REMOVAL_HOURS = 72;

/** The second factor of an account, for its owner. Times are ISO 8601, UTC. */
export interface SecondFactor {
  enabledAt: string;
  recoveryCodesLeft: number;
  /** When support removes it, unless the owner keeps it. */
  removalDueAt?: string;
}

/** For the authenticator app. Nothing is asked for until a code from the app has been entered. */
export interface SecondFactorSetup {
  success: true;
  /** The secret in base32, for typing. */
  secret: string;
  /** The same as an `otpauth://` address, for the QR code. */
  uri: string;
}

/** Sent once: only digests are stored. */
export interface RecoveryCodes {
  success: true;
  recoveryCodes: string[];
}
