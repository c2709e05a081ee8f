-- Null until the owner of the address has followed a link that was sent to it.
ALTER TABLE users ADD COLUMN email_verified_at_ms INTEGER;
-- Null for accounts that an operator made.
ALTER TABLE users ADD COLUMN terms_accepted_at_ms INTEGER;
-- A login that began before this does not end in a session. A new hash of the same password is no
-- change.
ALTER TABLE users ADD COLUMN password_changed_at_ms INTEGER;
-- An operator has closed the account; nobody can sign in to it.
ALTER TABLE users ADD COLUMN locked_at_ms INTEGER;

-- As far as the edge knew it at the login.
ALTER TABLE sessions ADD COLUMN place TEXT NOT NULL DEFAULT '';

-- Links that were mailed. Only a digest is kept, so that a copy of the database opens nothing.
CREATE TABLE one_time_tokens (
  token_sha256 TEXT PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('verify', 'change_email', 'reset_password')),
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The address that the link was sent to.
  email TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL,
  expires_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX one_time_tokens_by_user ON one_time_tokens (user_id, purpose);
CREATE INDEX one_time_tokens_by_expiry ON one_time_tokens (expires_at_ms);

-- Mails that anybody can cause, so that nobody can flood a mailbox. The address is a pseudonym.
CREATE TABLE caused_mails (
  address TEXT NOT NULL,
  sent_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX caused_mails_by_address ON caused_mails (address, sent_at_ms);
