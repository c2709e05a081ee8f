-- Digests of new recovery codes, as a JSON array, until their owner has saved them.
ALTER TABLE second_factors ADD COLUMN next_codes TEXT;

-- 0 for a link that an operator hands over: it does not show that its owner reads the address.
ALTER TABLE one_time_tokens ADD COLUMN was_mailed INTEGER NOT NULL DEFAULT 1
  CHECK (was_mailed IN (0, 1));
