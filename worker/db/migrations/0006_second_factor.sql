-- The authenticator app of an account (TOTP, RFC 6238), at most one.
CREATE TABLE second_factors (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- In base32, or its ciphertext when the deployment has KEY_WRAPPING_SECRET.
  secret TEXT NOT NULL,
  is_wrapped INTEGER NOT NULL CHECK (is_wrapped IN (0, 1)),
  created_at_ms INTEGER NOT NULL,
  -- Null until the owner has entered a code from the app: nobody is asked for codes before.
  enabled_at_ms INTEGER,
  -- The time step of the newest code that was used. It only grows, so a code works once.
  last_step INTEGER NOT NULL DEFAULT 0,
  -- Names the latest use of a code, for the other statements of its transaction.
  last_use TEXT NOT NULL DEFAULT '',
  -- When an operator has asked for the removal, and when it takes effect: known once its owner has
  -- been told.
  removal_asked_at_ms INTEGER,
  removal_due_at_ms INTEGER
) STRICT;
-- For the jobs.
CREATE INDEX second_factors_asked ON second_factors (removal_asked_at_ms)
  WHERE removal_asked_at_ms IS NOT NULL;
CREATE INDEX second_factors_due ON second_factors (removal_due_at_ms)
  WHERE removal_due_at_ms IS NOT NULL;
CREATE INDEX second_factors_new ON second_factors (created_at_ms) WHERE enabled_at_ms IS NULL;
CREATE INDEX second_factors_plain ON second_factors (is_wrapped) WHERE is_wrapped = 0;

-- Codes for an owner without the app. A row is deleted when its code is used.
CREATE TABLE recovery_codes (
  user_id TEXT NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE,
  code_sha256 TEXT NOT NULL,
  PRIMARY KEY (user_id, code_sha256)
) STRICT;

-- Logins that still need a code, in the browser that they began in.
CREATE TABLE pending_logins (
  browser_sha256 TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE,
  -- 'password' or a provider.
  method TEXT NOT NULL,
  is_remembered INTEGER NOT NULL CHECK (is_remembered IN (0, 1)),
  -- As it was when the login began. Another value ends the login.
  password_changed_at_ms INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  expires_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX pending_logins_by_user ON pending_logins (user_id);
CREATE INDEX pending_logins_by_expiry ON pending_logins (expires_at_ms);

-- Until then the account does not ask this browser for codes; null if it does.
ALTER TABLE devices ADD COLUMN second_factor_until_ms INTEGER;

-- A proof with a provider: whether a code was entered before the browser left.
ALTER TABLE oauth_attempts ADD COLUMN has_code INTEGER NOT NULL DEFAULT 0 CHECK (has_code IN (0, 1));
