/**
 * True if the account `?1` has more than one way in: a password, connections and passkeys. Part of
 * the statement that removes one, so that two concurrent removals cannot take the last.
 */
export const HAS_ANOTHER_WAY_IN = `
  (SELECT count(*) FROM users WHERE id = ?1 AND password_hash <> '')
  + (SELECT count(*) FROM connections WHERE user_id = ?1)
  + (SELECT count(*) FROM passkeys WHERE user_id = ?1) > 1`;
