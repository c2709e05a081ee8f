CREATE TABLE schema_version (version INTEGER);
CREATE TABLE users (id TEXT);
CREATE TABLE sessions (id TEXT);
CREATE TABLE leads (message TEXT);
