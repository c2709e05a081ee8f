-- Accounts elsewhere that open an account here, at most one of each provider.
CREATE TABLE connections (
  provider TEXT NOT NULL CHECK (provider IN ('google', 'facebook', 'twitter')),
  -- What the provider calls the person. It never changes, unlike an address.
  subject TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The address or name at the provider, for the owner to tell accounts apart.
  label TEXT NOT NULL,
  connected_at_ms INTEGER NOT NULL,
  PRIMARY KEY (provider, subject),
  UNIQUE (user_id, provider)
) STRICT;

-- A sign-in that has gone to its provider, and the browser that it must come back to.
CREATE TABLE oauth_attempts (
  state_sha256 TEXT PRIMARY KEY,
  browser_sha256 TEXT NOT NULL,
  provider TEXT NOT NULL,
  intent TEXT NOT NULL CHECK (intent IN ('login', 'connect')),
  -- The account that connects; null for a login.
  user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
  is_remembered INTEGER NOT NULL CHECK (is_remembered IN (0, 1)),
  code_verifier TEXT NOT NULL,
  nonce TEXT NOT NULL,
  expires_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX oauth_attempts_by_expiry ON oauth_attempts (expires_at_ms);

-- Somebody whose provider did not vouch for an address, in the browser that they came with.
CREATE TABLE pending_identities (
  browser_sha256 TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  subject TEXT NOT NULL,
  username TEXT NOT NULL,
  label TEXT NOT NULL,
  expires_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX pending_identities_by_expiry ON pending_identities (expires_at_ms);

-- Links that were mailed to the address that such a person gave. They work in that browser only.
CREATE TABLE pending_connections (
  token_sha256 TEXT PRIMARY KEY,
  browser_sha256 TEXT NOT NULL,
  provider TEXT NOT NULL,
  subject TEXT NOT NULL,
  username TEXT NOT NULL,
  label TEXT NOT NULL,
  email TEXT NOT NULL,
  expires_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX pending_connections_by_expiry ON pending_connections (expires_at_ms);

CREATE TABLE passkeys (
  -- Base64url, as the browser gives it.
  credential_id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- A COSE key, base64url.
  public_key TEXT NOT NULL,
  -- How often the authenticator has signed, as far as it counts; it never goes back.
  signature_count INTEGER NOT NULL,
  -- A JSON list: how a browser reaches the authenticator.
  transports TEXT NOT NULL,
  name TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL,
  last_used_at_ms INTEGER
) STRICT;
CREATE INDEX passkeys_by_user ON passkeys (user_id);

CREATE TABLE passkey_challenges (
  challenge TEXT PRIMARY KEY,
  browser_sha256 TEXT NOT NULL,
  -- The account that adds a passkey; null for a login.
  user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
  expires_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX passkey_challenges_by_expiry ON passkey_challenges (expires_at_ms);
