/**
 * The database of the site under test, for what no screen can do: make time pass, or add what an
 * intruder left behind; and for what screens and the API do slowly, as each hash of a password takes
 * a third of a second. Goes through wrangler's own explorer: a second process on the file would lock it
 * now and then, and requests would fail.
 */
import { importJWK } from 'jose';
import { test } from 'playwright/test';
import { render } from '../../scripts/operate/sql.ts';
import { signClaims } from '../../worker/auth/claims.ts';
import type { Provider, User } from '../../worker/contract/accounts.ts';
import { DAY_MS } from '../../worker/contract/durations.ts';
import { createDatabase, type Statement, sql } from '../../worker/db/database.ts';
import { digest } from '../../worker/db/digests.ts';
import { insertSession } from '../../worker/db/sessions.ts';
import { listSigningKeys } from '../../worker/db/signing-keys.ts';
import { findUserByEmail, insertUser } from '../../worker/db/users.ts';

/** The site under test; an IP address, as the name may resolve to another one first. */
function siteUrl(path: string): string {
  const { port } = new URL(test.info().project.use.baseURL ?? '');
  return `http://127.0.0.1:${port}${path}`;
}

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** The site makes its tables and its key when it is first asked for the key. */
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

/** Adds a session of an account as a login does. @returns its token, and the user. */
export async function addSession(email: string): Promise<{ token: string; user: User }> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new Error(`There is no account ${email}`);
  const now = Date.now();
  const sid = crypto.randomUUID();
  await change(
    insertSession(
      {
        sid: await digest(sid),
        user_id: user.id,
        created_at_ms: now,
        last_seen_at_ms: now,
        expires_at_ms: now + DAY_MS,
        is_remembered: 0,
        user_agent: '',
        place: '',
        proved_at_ms: now,
      },
      { passwordChangedAtMs: user.password_changed_at_ms },
    ),
  );
  signingKey ??= readSigningKey();
  const { key, origin } = await signingKey;
  const iat = Math.floor(now / 1000);
  const exp = iat + DAY_MS / 1000;
  return {
    token: await signClaims(key, origin, 'session', { sub: user.id, sid, iat, exp }),
    user: { email, username: user.username, _id: user.id },
  };
}

/** Read once by each test process, which tests one site. */
let signingKey: ReturnType<typeof readSigningKey> | undefined;

async function readSigningKey() {
  const current = (await listSigningKeys(db)).find(({ slot }) => slot === 'current');
  if (!current) throw new Error('The site has no key');
  const privateKey = await importJWK(JSON.parse(current.private_jwk), 'ES256');
  if (!(privateKey instanceof CryptoKey)) throw new Error('The key of the site is a shared secret');
  const robots = await (await fetch(siteUrl('/robots.txt'))).text();
  const origin = /^Sitemap: (.+)\/sitemap\.xml$/m.exec(robots)?.[1] ?? '';
  return { key: { kid: current.kid, privateKey }, origin };
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
