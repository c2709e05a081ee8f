-- Mails that are still to be sent: written before the answer that promises them, deleted once sent.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  -- JSON, or its ciphertext when the deployment has KEY_WRAPPING_SECRET: a mail may hold a link.
  mail TEXT NOT NULL,
  is_wrapped INTEGER NOT NULL CHECK (is_wrapped IN (0, 1)),
  -- The link in the mail, which is not sent once the link is gone; null for a mail without one.
  token_sha256 TEXT,
  -- Whether it was counted for the limit of its address.
  is_counted INTEGER NOT NULL DEFAULT 0 CHECK (is_counted IN (0, 1)),
  created_at_ms INTEGER NOT NULL,
  -- Until then somebody is sending it.
  claimed_until_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX outbox_by_claim ON outbox (claimed_until_ms);
CREATE INDEX outbox_by_time ON outbox (created_at_ms);
