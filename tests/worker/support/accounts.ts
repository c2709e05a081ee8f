import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { RequestContext } from '../../../worker/context.ts';
import { createContext } from '../../../worker/create-context.ts';
import {
  createDatabase,
  type Database,
  raw,
  type Statement,
  sql,
} from '../../../worker/db/database.ts';
import type { Env } from '../../../worker/env.ts';
import { settings } from '../fixtures/site.ts';
import { makeHash } from './passwords.ts';
import { cookiesOf, send } from './send.ts';

/** Parameters of an outdated hash, which a login replaces. */
export const OLD_PARAMETERS = { costExponent: 4, blockSize: 8, parallelism: 1, rounds: 1 };

export const [DEMO_ACCOUNT, OTHER_DEMO_ACCOUNT] = settings.demoAccounts;
export const DEMO_LOGIN = { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password };
export const OWNER_PASSWORD = 'correct horse 🐎 battery';

/** The context of a request, with optional overrides of the bindings. */
export function createTestContext(bindings: Partial<Env> = {}): RequestContext {
  return createContext({ ...env, ...bindings }, createExecutionContext());
}

/** Ends the statements that a test writes itself, which may read whole tables. */
export const OF_A_TEST = '/* test */';

const mark = (statement: Statement) => sql`${statement} ${raw(OF_A_TEST)}`;

/** The database for the statements of a test. */
export const db: Database = createDatabase({
  all: (statement) => createTestContext().db.all(mark(statement)),
  batch: (statements) => createTestContext().db.batch(statements.map(mark)),
});

/** Removes the accounts of earlier tests, what they have used up, and the mails counted for them. */
export async function clearAccounts(): Promise<void> {
  await db.batch([
    sql`DELETE FROM users WHERE is_demo = 0`,
    sql`DELETE FROM login_throttle`,
    sql`DELETE FROM caused_mails`,
  ]);
}

interface OwnerOptions {
  readonly hasOldHash?: boolean;
  readonly isVerified?: boolean;
}

/** Creates an ordinary account and returns its credentials. */
export async function createOwner(
  email: string,
  { hasOldHash = false, isVerified = false }: OwnerOptions = {},
) {
  const hash = await makeHash(OWNER_PASSWORD, hasOldHash ? OLD_PARAMETERS : undefined);
  await db.run(sql`
    INSERT INTO users
      (id, email, username, password_hash, email_verified_at_ms, created_at_ms, updated_at_ms)
    VALUES (${crypto.randomUUID()}, ${email}, ${'Ow'}, ${hash}, ${isVerified ? 1 : null}, 0, 0)`);
  return { email, password: OWNER_PASSWORD };
}

/** Creates an account and logs in. @returns its cookies. */
export async function createSignedIn(email: string, options: OwnerOptions = {}): Promise<string> {
  const owner = await createOwner(email, options);
  const response = await logIn(owner);
  if (response.status !== 200) throw new Error(`The login of ${email} failed.`);
  return cookiesOf(response);
}

interface Member {
  readonly email: string;
  readonly id: string;
  /** Cookie of a signed-in browser. */
  readonly cookie: string;
}

interface MemberOptions {
  readonly isVerified?: boolean;
  readonly hasPassword?: boolean;
}

/** Creates an account and logs in. */
export async function createMember(
  email: string,
  { isVerified = true, hasPassword = true }: MemberOptions = {},
): Promise<Member> {
  const cookie = await createSignedIn(email);
  if (isVerified) {
    await db.run(sql`UPDATE users SET email_verified_at_ms = 1 WHERE email = ${email}`);
  }
  if (!hasPassword) await db.run(sql`UPDATE users SET password_hash = '' WHERE email = ${email}`);
  const row = await db.first<{ id: string }>(sql`SELECT id FROM users WHERE email = ${email}`);
  return { email, id: row?.id ?? '', cookie };
}

/** Reads the account from the database. */
export async function readAccount(email: string) {
  const user = await db.first<{
    id: string;
    username: string;
    password_hash: string;
    email_verified_at_ms: number | null;
  }>(sql`
    SELECT id, username, password_hash, email_verified_at_ms FROM users WHERE email = ${email}`);
  if (user === null) return undefined;
  const connections = await db.all<{ provider: string; subject: string; label: string }>(sql`
    SELECT provider, subject, label FROM connections WHERE user_id = ${user.id}`);
  return { ...user, connections };
}

export async function lockAccount(email: string): Promise<void> {
  await db.run(sql`UPDATE users SET locked_at_ms = 1 WHERE email = ${email}`);
}

/** Makes the proof of every session too old for a change of the sign-in methods. */
export async function outdateProofs(): Promise<void> {
  await db.run(sql`UPDATE sessions SET proved_at_ms = proved_at_ms - 300000`);
}

/** Logs in, past the mailbox: a login in an unknown browser is mailed to its owner. */
export function logIn(
  body: { email: string; password: string; remember?: boolean },
  options: { ip?: string; cookie?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return send('POST /api/login', { body, env, ...options });
}
