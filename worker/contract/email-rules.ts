/** Rules for email addresses. Pure, so that the browser can check an address before sending it. */

/** RFC 5321 §4.5.3.1.3, minus the angle brackets. */
export const EMAIL_MAX_CHARS = 254;

export const EMAIL_REQUIRED = 'Enter your email address.';

export const EMAIL_INVISIBLE =
  'This address contains an invisible character. Type it instead of pasting it.';

/** Control, zero-width and bidirectional characters, fillers, and the blank of Braille. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

export function hasInvisibleCharacter(email: string): boolean {
  return INVISIBLE.test(email);
}

/** The fault of a typed address. Only the Worker checks whether mail can be delivered to it. */
export function findEmailFault(typed: string): string | undefined {
  const email = typed.trim();
  if (email === '') return EMAIL_REQUIRED;
  return hasInvisibleCharacter(email) ? EMAIL_INVISIBLE : undefined;
}
