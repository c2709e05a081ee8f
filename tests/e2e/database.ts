/**
 * The database of the site under test, for what no screen can do: make time pass, or add what an
 * intruder left behind. Goes through wrangler's own explorer: a second process on the file would
 * lock it now and then, and requests would fail.
 */
import type { Provider } from '../../worker/contract/accounts.ts';
import { SITE_PORT } from '../setup/ports.ts';

const EXPLORER = `http://127.0.0.1:${SITE_PORT}/cdn-cgi/explorer/api/d1/database/DB/raw`;

/** Runs a statement that has to change something. */
async function change(sql: string, ...params: readonly string[]): Promise<void> {
  const response = await fetch(EXPLORER, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ sql, params }),
  });
  const answer = await response.json();
  if (!answer.result?.[0]?.meta.changes) throw new Error(`Nothing was changed by: ${sql}`);
}

/** Makes the last proof of identity of all sessions of an account too old. */
export function ageProofs(email: string): Promise<void> {
  return change(
    'UPDATE sessions SET proved_at_ms = 0 WHERE user_id = (SELECT id FROM users WHERE email = ?)',
    email,
  );
}

/** Connects an account elsewhere, as an intruder with a session once could. */
export function connectProvider(email: string, provider: Provider): Promise<void> {
  return change(
    `INSERT INTO connections (provider, subject, user_id, label, connected_at_ms)
     SELECT ?, id, id, 'somebody@example.com', created_at_ms FROM users WHERE email = ?`,
    provider,
    email,
  );
}
