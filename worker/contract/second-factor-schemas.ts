/** Schemas of the second factor. The browser imports only types from here. */
import * as v from 'valibot';
import { APP_CODE_DIGITS, RECOVERY_CODE_CHARS } from './second-factor.ts';

const CODE = new RegExp(`^(?:\\d{${APP_CODE_DIGITS}}|[A-Z2-7]{${RECOVERY_CODE_CHARS}})$`);

const CODE_NEEDED = `Enter the ${APP_CODE_DIGITS} digits from your app, or a recovery code.`;

/** A code from the app or a recovery code. Letter case, spaces and dashes do not matter. */
export const secondFactorCode = v.pipe(
  v.optional(v.string(CODE_NEEDED), ''),
  v.normalize('NFKC'),
  v.transform((code) => code.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()),
  v.regex(CODE, CODE_NEEDED),
);

export const SecondFactorLoginRequestSchema = v.object({
  code: secondFactorCode,
  rememberDevice: v.optional(
    v.boolean('“Do not ask on this device” must be true or false.'),
    false,
  ),
});

/** Only a code from the app shows that the app works. */
export const EnableSecondFactorRequestSchema = v.object({
  code: v.pipe(
    secondFactorCode,
    v.length(APP_CODE_DIGITS, `Enter the ${APP_CODE_DIGITS} digits from your app.`),
  ),
});

/** One of the new codes. */
export const SaveRecoveryCodesRequestSchema = v.object({
  code: v.pipe(
    secondFactorCode,
    v.length(RECOVERY_CODE_CHARS, 'Send one of the new recovery codes.'),
  ),
});
