import { sql } from '../../../worker/db/database.ts';
import { createOwner, logIn, openTestDatabase } from './accounts.ts';
import { cookiesOf } from './send.ts';

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
  const cookie = cookiesOf(await logIn(await createOwner(email)));
  const db = await openTestDatabase();
  if (isVerified) {
    await db.run(sql`UPDATE users SET email_verified_at_ms = 1 WHERE email = ${email}`);
  }
  if (!hasPassword) await db.run(sql`UPDATE users SET password_hash = '' WHERE email = ${email}`);
  const row = await db.first<{ id: string }>(sql`SELECT id FROM users WHERE email = ${email}`);
  return { email, id: row?.id ?? '', cookie };
}

/** Reads the account from the database. */
export async function readAccount(email: string) {
  const db = await openTestDatabase();
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
  const db = await openTestDatabase();
  await db.run(sql`UPDATE users SET locked_at_ms = 1 WHERE email = ${email}`);
}
