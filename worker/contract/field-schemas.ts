/** Field schemas shared by several requests. */
import * as v from 'valibot';

import { EMAIL_MAX_CHARS } from './accounts.ts';

export const EMAIL_REQUIRED = 'Enter your email address.';

export const PASSWORD_REQUIRED = 'Enter your password.';

export const email = v.pipe(
  v.string(EMAIL_REQUIRED),
  v.trim(),
  v.nonEmpty(EMAIL_REQUIRED),
  v.maxLength(EMAIL_MAX_CHARS, 'This email address is too long.'),
);

/** For addresses that receive mail; a login accepts anything. */
export const deliverableEmail = v.pipe(
  email,
  v.regex(
    /^[^\s@"<>(),:;[\]\\]+@[^\s@"<>(),:;[\]\\]+\.[^\s@"<>(),:;[\]\\]+$/,
    'Enter an email address such as name@company.com.',
  ),
);

export const CONTROL_CHARACTERS = 'Leave out control characters.';
