/** Field schemas shared by several requests. */
import * as v from 'valibot';
import {
  EMAIL_INVISIBLE,
  EMAIL_MAX_CHARS,
  EMAIL_REQUIRED,
  hasInvisibleCharacter,
} from './email-rules.ts';
import { INVISIBLE_IN_NAME, NAME_INVISIBLE, NAME_REQUIRED } from './name-rules.ts';

/** For a request without properties. */
export const EmptyRequestSchema = v.object({});

export const PASSWORD_REQUIRED = 'Enter your password.';

export const email = v.pipe(
  v.string(EMAIL_REQUIRED),
  v.trim(),
  v.nonEmpty(EMAIL_REQUIRED),
  v.maxLength(EMAIL_MAX_CHARS, 'This email address is too long.'),
  v.check((text) => !hasInvisibleCharacter(text), EMAIL_INVISIBLE),
);

/** For addresses that receive mail; a login accepts anything that can be seen. */
export const deliverableEmail = v.pipe(
  email,
  v.regex(
    /^[^\s@"<>(),:;[\]\\]+@(?:[^\s@"<>(),:;[\]\\.]+\.)+[^\s@"<>(),:;[\]\\.]+$/,
    'Enter an email address such as name@company.com.',
  ),
);

/** A person's name, on a single line. */
export function nameOf(maxChars: number) {
  return v.pipe(
    v.string(NAME_REQUIRED),
    v.normalize('NFC'),
    v.trim(),
    v.nonEmpty(NAME_REQUIRED),
    v.maxLength(maxChars, `Use at most ${maxChars} characters.`),
    v.check((name) => !INVISIBLE_IN_NAME.test(name), NAME_INVISIBLE),
  );
}

export const CONTROL_CHARACTERS = 'Remove control characters.';
