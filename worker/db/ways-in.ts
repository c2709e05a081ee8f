/**
 * True if the account `?1` has more than one way in: a password, connections and passkeys. Part
 * of a statement that takes one away, so that of two at the same moment only one succeeds.
 */
export const HAS_ANOTHER_WAY_IN = `
  (SELECT count(*) FROM users WHERE id = ?1 AND password_hash <> '')
  + (SELECT count(*) FROM connections WHERE user_id = ?1)
  + (SELECT count(*) FROM passkeys WHERE user_id = ?1) > 1`;
