-- What a session began ends with it: the row goes when the session goes. Null for what no session
-- began. The table of links is made anew for a purpose more than before.
CREATE TABLE new_one_time_tokens (
  token_sha256 TEXT PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN
    ('verify', 'change_email', 'undo_email', 'undo_second_factor', 'reset_password', 'proof')),
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The address that the link was sent to.
  email TEXT NOT NULL,
  -- Null for a link that works in any browser.
  browser_sha256 TEXT,
  created_at_ms INTEGER NOT NULL,
  expires_at_ms INTEGER NOT NULL,
  sid TEXT REFERENCES sessions (sid) ON DELETE CASCADE
) STRICT;
INSERT INTO new_one_time_tokens
  SELECT token_sha256, purpose, user_id, email, browser_sha256, created_at_ms, expires_at_ms, NULL
  FROM one_time_tokens;
DROP TABLE one_time_tokens;
ALTER TABLE new_one_time_tokens RENAME TO one_time_tokens;
CREATE INDEX one_time_tokens_by_user ON one_time_tokens (user_id, purpose);
CREATE INDEX one_time_tokens_by_expiry ON one_time_tokens (expires_at_ms);
CREATE INDEX one_time_tokens_by_session ON one_time_tokens (sid);

ALTER TABLE oauth_attempts ADD COLUMN sid TEXT REFERENCES sessions (sid) ON DELETE CASCADE;
CREATE INDEX oauth_attempts_by_session ON oauth_attempts (sid);
ALTER TABLE passkey_challenges ADD COLUMN sid TEXT REFERENCES sessions (sid) ON DELETE CASCADE;
CREATE INDEX passkey_challenges_by_session ON passkey_challenges (sid);
-- Null again once the second factor is enabled.
ALTER TABLE second_factors ADD COLUMN sid TEXT REFERENCES sessions (sid) ON DELETE CASCADE;
CREATE INDEX second_factors_by_session ON second_factors (sid);
