/**
 * The database of the site under test, for what no screen can do: make time pass, or add what an
 * intruder left behind; and for what screens and the API do slowly, as each hash of a password takes
 * a third of a second. Goes through wrangler's own explorer: a second process on the file would lock it
 * now and then, and requests would fail.
 */
import { importJWK, SignJWT } from 'jose';
import { test } from 'playwright/test';
import type { Provider, User } from '../../worker/contract/accounts.ts';
import { digest } from '../../worker/db/digests.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The site under test; an IP address, as the name may resolve to another one first. */
function siteUrl(path: string): string {
  const { port } = new URL(test.info().project.use.baseURL ?? '');
  return `http://127.0.0.1:${port}${path}`;
}

interface Result {
  readonly results: { readonly rows: readonly (readonly unknown[])[] };
  readonly meta: { readonly changes: number };
}

/** The site makes its tables and its key when it is first asked for the key. */
let isMade: Promise<unknown> | undefined;

async function run(sql: string, params: readonly string[] = []): Promise<Result> {
  isMade ??= fetch(siteUrl('/.well-known/jwks.json'));
  await isMade;
  const response = await fetch(siteUrl('/cdn-cgi/explorer/api/d1/database/DB/raw'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ sql, params }),
  });
  const answer = await response.json();
  const result = answer.result?.[0];
  if (!result) throw new Error(`The database did not run ${sql}: ${JSON.stringify(answer)}`);
  return result;
}

/** Runs a statement that has to change something. */
async function change(sql: string, ...params: readonly string[]): Promise<void> {
  const { meta } = await run(sql, params);
  if (!meta.changes) throw new Error(`Nothing was changed by: ${sql}`);
}

interface NewAccount {
  readonly email: string;
  readonly username: string;
  /** As the Worker stores it. */
  readonly passwordHash: string;
  readonly isConfirmed: boolean;
}

/** Adds an account as a registration does, without its mail. */
export function addAccount({
  email,
  username,
  passwordHash,
  isConfirmed,
}: NewAccount): Promise<void> {
  const now = String(Date.now());
  return change(
    `INSERT INTO users (id, email, username, password_hash, email_verified_at_ms,
       terms_accepted_at_ms, created_at_ms, updated_at_ms)
     VALUES (?1, ?2, ?3, ?4, iif(?5 = '', NULL, ?5), ?6, ?6, ?6)`,
    ...[crypto.randomUUID(), email, username, passwordHash, isConfirmed ? now : '', now],
  );
}

/** Adds a session of an account as a login does. @returns its token, and the user. */
export async function addSession(email: string): Promise<{ token: string; user: User }> {
  const { results } = await run('SELECT id, username FROM users WHERE email = ?', [email]);
  const [id, username] = results.rows[0]?.map(String) ?? [];
  if (id === undefined || username === undefined) throw new Error(`There is no account ${email}`);
  const now = Date.now();
  const sid = crypto.randomUUID();
  await change(
    `INSERT INTO sessions (sid, user_id, created_at_ms, last_seen_at_ms, expires_at_ms,
       is_remembered, user_agent, proved_at_ms)
     VALUES (?1, ?2, ?3, ?3, ?4, 0, '', ?3)`,
    ...[await digest(sid), id, String(now), String(now + DAY_MS)],
  );
  return { token: await signToken(id, sid), user: { email, username, _id: id } };
}

/** Signs the token of a session with the key of the site. */
async function signToken(userId: string, sid: string): Promise<string> {
  signingKey ??= readSigningKey();
  const { kid, privateKey, origin } = await signingKey;
  return new SignJWT({ sid })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'session+jwt' })
    .setSubject(userId)
    .setIssuer(origin)
    .setAudience('onego:session')
    .setIssuedAt()
    .setExpirationTime('1 day')
    .sign(privateKey);
}

/** Read once by each test process, which tests one site. */
let signingKey: ReturnType<typeof readSigningKey> | undefined;

async function readSigningKey() {
  const sql = "SELECT kid, private_jwk FROM signing_keys WHERE slot = 'current'";
  const [kid, jwk] = (await run(sql)).results.rows[0]?.map(String) ?? [];
  if (kid === undefined || jwk === undefined) throw new Error('The site has no key');
  const robots = await (await fetch(siteUrl('/robots.txt'))).text();
  const origin = /^Sitemap: (.+)\/sitemap\.xml$/m.exec(robots)?.[1] ?? '';
  return { kid, privateKey: await importJWK(JSON.parse(jwk), 'ES256'), origin };
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
