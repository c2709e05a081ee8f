-- From here on `sid` holds the digest of a session's id, so that a copy of the database opens no
-- session. Older sessions cannot be converted here: their users log in once more.
DELETE FROM sessions;
-- When the browser last proved a way into the account: at the login, or since.
ALTER TABLE sessions ADD COLUMN proved_at_ms INTEGER NOT NULL DEFAULT 0;

-- Set by a reset until the owner has said which passkeys and connections are theirs. What was added
-- from the first time to the second, which is that of the reset, opens nothing until then.
ALTER TABLE users ADD COLUMN doubted_from_ms INTEGER;
ALTER TABLE users ADD COLUMN review_since_ms INTEGER;

-- Browsers that have signed in to an account. The secret is in a cookie.
CREATE TABLE devices (
  secret_sha256 TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  user_agent TEXT NOT NULL,
  place TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL,
  last_used_at_ms INTEGER NOT NULL,
  expires_at_ms INTEGER NOT NULL,
  PRIMARY KEY (secret_sha256, user_id)
) STRICT;
CREATE INDEX devices_by_user ON devices (user_id);
CREATE INDEX devices_by_expiry ON devices (expires_at_ms);

-- A purpose more than before, and the browser that asked for the link. SQLite cannot change a
-- CHECK, so the table is made anew.
CREATE TABLE new_one_time_tokens (
  token_sha256 TEXT PRIMARY KEY,
  purpose TEXT NOT NULL
    CHECK (purpose IN ('verify', 'change_email', 'undo_email', 'reset_password', 'proof')),
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The address that the link was sent to.
  email TEXT NOT NULL,
  -- Null for a link that works in any browser.
  browser_sha256 TEXT,
  created_at_ms INTEGER NOT NULL,
  expires_at_ms INTEGER NOT NULL
) STRICT;
INSERT INTO new_one_time_tokens
  SELECT token_sha256, purpose, user_id, email, NULL, created_at_ms, expires_at_ms
  FROM one_time_tokens;
DROP TABLE one_time_tokens;
ALTER TABLE new_one_time_tokens RENAME TO one_time_tokens;
CREATE INDEX one_time_tokens_by_user ON one_time_tokens (user_id, purpose);
CREATE INDEX one_time_tokens_by_expiry ON one_time_tokens (expires_at_ms);

-- An intent more than before. A sign-in that is at its provider now has to be started again.
DROP TABLE oauth_attempts;
CREATE TABLE oauth_attempts (
  state_sha256 TEXT PRIMARY KEY,
  browser_sha256 TEXT NOT NULL,
  provider TEXT NOT NULL,
  intent TEXT NOT NULL CHECK (intent IN ('login', 'connect', 'prove')),
  -- The account that connects or proves; null for a login.
  user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
  is_remembered INTEGER NOT NULL CHECK (is_remembered IN (0, 1)),
  code_verifier TEXT NOT NULL,
  nonce TEXT NOT NULL,
  expires_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX oauth_attempts_by_expiry ON oauth_attempts (expires_at_ms);

-- The budget of a mailbox is counted for each kind of mail; earlier counts end within the hour.
ALTER TABLE caused_mails ADD COLUMN kind TEXT NOT NULL DEFAULT '';
DROP INDEX caused_mails_by_address;
CREATE INDEX caused_mails_by_address ON caused_mails (address, kind, sent_at_ms);

-- For the daily clean-up.
CREATE INDEX users_in_review ON users (review_since_ms) WHERE review_since_ms IS NOT NULL;
CREATE INDEX users_unverified ON users (created_at_ms) WHERE email_verified_at_ms IS NULL;

-- What happened in an account, for its owner and the operator.
CREATE TABLE account_events (
  id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  at_ms INTEGER NOT NULL,
  -- One of ACCOUNT_EVENTS in the contract, which may grow.
  event TEXT NOT NULL,
  -- The way in, where there are several.
  method TEXT NOT NULL,
  user_agent TEXT NOT NULL,
  place TEXT NOT NULL
) STRICT;
CREATE INDEX account_events_by_user ON account_events (user_id, at_ms);
CREATE INDEX account_events_by_time ON account_events (at_ms);

-- Deleting an account looks for its rows in these tables, and a clean-up for the old rows.
CREATE INDEX oauth_attempts_by_user ON oauth_attempts (user_id);
CREATE INDEX passkey_challenges_by_user ON passkey_challenges (user_id);
CREATE INDEX caused_mails_by_time ON caused_mails (sent_at_ms);
CREATE INDEX leads_by_email ON leads (lower(email));
CREATE INDEX users_demo ON users (email) WHERE is_demo = 1;
