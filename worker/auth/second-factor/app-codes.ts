import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth/bare';
import { APP_CODE_DIGITS, APP_CODE_SECONDS } from '../../contract/second-factor.ts';

/** RFC 4226 §4 R6 recommends 160 bits. */
const SECRET_BYTES = 20;
/** Steps that the clock of the phone may be early or late. */
const DRIFT_STEPS = 1;

/** A new secret for an authenticator app, in base32. */
export function makeAppSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The `otpauth://` address that an authenticator app reads from a QR code. */
export function appAddress(secret: string, issuer: string, email: string): string {
  return createTotp(secret, { issuer, label: email }).toString();
}

/**
 * Checks a code from an authenticator app (RFC 6238 §5.2).
 *
 * @param secret in base32.
 * @returns the time step that the code belongs to, or undefined if it is wrong at this time.
 */
export function findTimeStep(secret: string, code: string, nowMs: number): number | undefined {
  const totp = createTotp(secret);
  const delta = totp.validate({ token: code, timestamp: nowMs, window: DRIFT_STEPS });
  return delta === null ? undefined : totp.counter({ timestamp: nowMs }) + delta;
}

function createTotp(secret: string, name: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...name,
    secret,
    algorithm: 'SHA1',
    digits: APP_CODE_DIGITS,
    period: APP_CODE_SECONDS,
    hmac: (_algorithm, key, message) => createHmac('sha1', key).update(message).digest(),
  });
}
