-- The operator's list of accounts, oldest first.
CREATE INDEX users_by_creation ON users (created_at_ms, id);
