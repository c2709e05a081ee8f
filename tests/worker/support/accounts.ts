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

/** The database for the statements of a test. */
export async function openTestDatabase(): Promise<Database> {
  const { db } = createTestContext();
  const mark = (statement: Statement) => sql`${statement} ${raw(OF_A_TEST)}`;
  return createDatabase({
    all: (statement) => db.all(mark(statement)),
    batch: (statements) => db.batch(statements.map(mark)),
  });
}

/** Removes the accounts of earlier tests, what they have used up, and the mails counted for them. */
export async function clearAccounts(): Promise<Database> {
  const db = await openTestDatabase();
  await db.batch([
    sql`DELETE FROM users WHERE is_demo = 0`,
    sql`DELETE FROM login_throttle`,
    sql`DELETE FROM caused_mails`,
  ]);
  return db;
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
  const db = await openTestDatabase();
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

/** Makes the proof of every session too old for a change of the sign-in methods. */
export async function outdateProofs(): Promise<void> {
  const db = await openTestDatabase();
  await db.run(sql`UPDATE sessions SET proved_at_ms = proved_at_ms - 300000`);
}

export function logIn(
  body: { email: string; password: string; remember?: boolean },
  options: { ip?: string; cookie?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return send('POST /api/login', { body, ...options });
}
