-- Messages that visitors wrote in a form of the site. Kept for a year, see `db/leads.ts`.
CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  created_at_ms INTEGER NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  -- One of LEAD_TOPICS in `contract.ts`, which may grow.
  topic TEXT NOT NULL,
  -- Empty only where the topic says all.
  message TEXT NOT NULL
) STRICT;
CREATE INDEX leads_by_time ON leads (created_at_ms);
