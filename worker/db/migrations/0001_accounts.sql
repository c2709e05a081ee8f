-- A statement ends with a semicolon at the end of a line. No BEGIN: the migration runs as one batch.
-- Times are milliseconds since 1970, UTC.

CREATE TABLE users (
  id TEXT PRIMARY KEY,
  -- Trimmed, NFC, lower case: one address, one account.
  email TEXT NOT NULL UNIQUE,
  username TEXT NOT NULL,
  -- A PHC string.
  password_hash TEXT NOT NULL,
  -- Shown with its password on the login screen: it cannot be changed, deleted or locked out.
  is_demo INTEGER NOT NULL DEFAULT 0 CHECK (is_demo IN (0, 1)),
  created_at_ms INTEGER NOT NULL,
  updated_at_ms INTEGER NOT NULL
) STRICT;

-- A session lives as long as its row: deleting the row revokes every token that names its sid.
CREATE TABLE sessions (
  sid TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at_ms INTEGER NOT NULL,
  last_seen_at_ms INTEGER NOT NULL,
  -- Absolute, never moved.
  expires_at_ms INTEGER NOT NULL,
  is_remembered INTEGER NOT NULL CHECK (is_remembered IN (0, 1)),
  user_agent TEXT NOT NULL
) STRICT;
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at_ms);

-- To rotate: delete the previous key, then rename the current one to 'previous'. The next Worker
-- to start makes a new current key; tokens of the previous one stay valid until they expire.
CREATE TABLE signing_keys (
  slot TEXT PRIMARY KEY CHECK (slot IN ('current', 'previous')),
  kid TEXT NOT NULL UNIQUE,
  public_jwk TEXT NOT NULL,
  -- A JWK, or its ciphertext when the deployment has KEY_WRAPPING_SECRET.
  private_jwk TEXT NOT NULL,
  is_wrapped INTEGER NOT NULL CHECK (is_wrapped IN (0, 1)),
  created_at_ms INTEGER NOT NULL
) STRICT;

-- Guesses at passwords. The key is a pseudonym of an account, a network or a known browser.
CREATE TABLE login_throttle (
  key TEXT PRIMARY KEY,
  attempts INTEGER NOT NULL,
  -- Whether the latest attempt was let through to the password check.
  is_admitted INTEGER NOT NULL,
  blocked_until_ms INTEGER NOT NULL,
  expires_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX login_throttle_by_expiry ON login_throttle (expires_at_ms);

-- Work that is done once for a database, and who is doing it.
CREATE TABLE site_state (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  claimed_until_ms INTEGER NOT NULL
) STRICT;
INSERT INTO site_state (name, value, claimed_until_ms) VALUES ('demo_accounts', '', 0);
