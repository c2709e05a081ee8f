/**
 * The database of the site under test, for what no screen can do: add a confirmed account without a
 * mail, make time pass, or add what an intruder left behind. Goes through wrangler's own explorer: a
 * second process on the file would lock it now and then, and requests would fail.
 */
import { test } from 'playwright/test';
import { render } from '../../scripts/operate/sql.ts';
import type { Provider } from '../../worker/contract/accounts.ts';
import { createDatabase, type Statement, sql } from '../../worker/db/database.ts';
import { insertUser } from '../../worker/db/users.ts';

/** The site under test; an IP address, as the name may resolve to another one first. */
function siteUrl(path: string): string {
  const { port } = new URL(test.info().project.use.baseURL ?? '');
  return `http://127.0.0.1:${port}${path}`;
}

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** The site makes its tables when it is first asked for its key. */
let isMade: Promise<unknown> | undefined;

async function run<Row>(statement: Statement): Promise<Row[]> {
  isMade ??= fetch(siteUrl('/.well-known/jwks.json'));
  await isMade;
  const response = await fetch(siteUrl('/cdn-cgi/explorer/api/d1/database/DB/raw'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ sql: render(statement) }),
  });
  const answer = await response.json();
  const table: Table | undefined = answer.result?.[0]?.results;
  if (!table) throw new Error(`The database answered ${JSON.stringify(answer)}`);
  const { columns, rows } = table;
  return rows.map((row) => Object.fromEntries(row.map((cell, index) => [columns[index], cell])));
}

const db = createDatabase({
  all: run,
  batch: <Row>(statements: readonly Statement[]) => Promise.all(statements.map(run<Row>)),
});

/** Runs a statement that returns the rows it changes; there has to be one. */
async function change(statement: Statement): Promise<void> {
  if (await db.has(statement)) return;
  throw new Error(`Nothing was changed by: ${render(statement)}`);
}

interface NewAccount {
  readonly email: string;
  readonly username: string;
  /** As the Worker stores it. */
  readonly passwordHash: string;
  readonly isConfirmed: boolean;
}

/** Adds an account as a registration does, without its mail. */
export function addAccount(account: NewAccount): Promise<void> {
  const now = Date.now();
  return change(
    insertUser({
      id: crypto.randomUUID(),
      email: account.email,
      username: account.username,
      password_hash: account.passwordHash,
      email_verified_at_ms: account.isConfirmed ? now : null,
      terms_accepted_at_ms: now,
      created_at_ms: now,
    }),
  );
}

/** Makes the last proof of identity of all sessions of an account too old. */
export function ageProofs(email: string): Promise<void> {
  return change(sql`
    UPDATE sessions SET proved_at_ms = 0
    WHERE user_id = (SELECT id FROM users WHERE email = ${email}) RETURNING sid`);
}

/** Connects an account elsewhere, as an intruder with a session once could. */
export function connectProvider(email: string, provider: Provider): Promise<void> {
  return change(sql`
    INSERT INTO connections (provider, subject, user_id, label, connected_at_ms)
    SELECT ${provider}, id, id, 'somebody@example.com', created_at_ms
    FROM users WHERE email = ${email} RETURNING user_id`);
}
