/** Rules for names of people. Pure, so that the browser can check a name before sending it. */

export const NAME_REQUIRED = 'Enter your name.';

export const NAME_INVISIBLE = 'Remove control characters and other invisible characters.';

/**
 * Joiners shape letters of scripts without letter case, such as Persian and Malayalam, and make one
 * emoji of several. Elsewhere they only make two names look the same.
 */
const MISPLACED_JOINER =
  /(?<![\p{Lo}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}])[\u200c\u200d]/u;

/** Control characters, line separators, and format characters such as bidirectional overrides. */
const UNPRINTABLE = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/u;

/** Matches a character that no name may have. */
export const INVISIBLE_IN_NAME = new RegExp(
  `${MISPLACED_JOINER.source}|${UNPRINTABLE.source}`,
  'u',
);

/** The fault of a typed name. Only the Worker checks its length. */
export function findNameFault(typed: string): string | undefined {
  const name = typed.trim();
  if (name === '') return NAME_REQUIRED;
  return INVISIBLE_IN_NAME.test(name) ? NAME_INVISIBLE : undefined;
}
