import * as v from 'valibot';
import type { Command, CommandInput } from './command.ts';
import { OperatorError, UsageError } from './errors.ts';
import { sql } from './sql.ts';
import { table } from './table.ts';

const USERS_PER_PAGE = 50;

const ListedUserSchema = v.object({
  email: v.string(),
  username: v.string(),
  is_demo: v.number(),
  email_verified_at_ms: v.nullable(v.number()),
  locked_at_ms: v.nullable(v.number()),
  created_at_ms: v.number(),
  last_seen_at_ms: v.nullable(v.number()),
});
const CountSchema = v.tuple([v.object({ count: v.number() })]);

export const listUsers: Command = {
  summary: 'Lists the accounts, oldest first.',
  parameters: [],
  options: { page: { type: 'string' } },
  help: `
  --page <number>  which fifty; the first if not given

"Last seen" is known while one of the account's sessions is alive.`,
  async run({ d1, terminal, options }) {
    const page = Number(options.page ?? 1);
    if (!Number.isSafeInteger(page) || page < 1)
      throw new UsageError('The page is a number from 1.');
    const [counted, listed] = await d1.query(
      sql`SELECT count(*) AS count FROM users`,
      sql`SELECT email, username, is_demo, email_verified_at_ms, locked_at_ms, created_at_ms,
            (SELECT max(last_seen_at_ms) FROM sessions WHERE user_id = users.id) AS last_seen_at_ms
          FROM users ORDER BY created_at_ms, id
          LIMIT ${USERS_PER_PAGE} OFFSET ${(page - 1) * USERS_PER_PAGE}`,
    );
    const [{ count }] = v.parse(CountSchema, counted);
    const rows = v
      .parse(v.array(ListedUserSchema), listed)
      .map((user) => [
        user.email,
        user.username,
        user.is_demo === 1 ? 'demo' : (dayOf(user.email_verified_at_ms) ?? 'no'),
        dayOf(user.locked_at_ms) ?? 'no',
        dayOf(user.created_at_ms) ?? '',
        dayOf(user.last_seen_at_ms) ?? '–',
      ]);
    terminal.print(table(['ADDRESS', 'NAME', 'VERIFIED', 'LOCKED', 'CREATED', 'LAST SEEN'], rows));
    const pageCount = Math.max(1, Math.ceil(count / USERS_PER_PAGE));
    terminal.say(`${count} accounts, page ${page} of ${pageCount}`);
  },
};

export const lockUser: Command = {
  summary: 'Closes an account: its sessions and links end, and nobody can log in to it.',
  parameters: ['address'],
  help: `
Who tries to log in is told that the password is wrong. Example:

  npm run operate -- lock-user kim@example.com --remote`,
  async run({ d1, terminal, parameters }) {
    const email = foldAddress(parameters[0]);
    const nowMs = Date.now();
    const account = sql`(SELECT id FROM users WHERE email = ${email} AND is_demo = 0)`;
    const [locked] = await d1.query(
      sql`UPDATE users SET locked_at_ms = coalesce(locked_at_ms, ${nowMs}), updated_at_ms = ${nowMs}
          WHERE email = ${email} AND is_demo = 0 RETURNING email`,
      `DELETE FROM sessions WHERE user_id = ${account}`,
      `DELETE FROM one_time_tokens WHERE user_id = ${account}`,
    );
    requireOwnAccount(locked, email);
    terminal.print(`${email} is locked, and its sessions have ended.`);
  },
};

export const unlockUser: Command = {
  summary: 'Opens a locked account again.',
  parameters: ['address'],
  help: '\nIts owner logs in anew: locking has ended the sessions.',
  async run({ d1, terminal, parameters }) {
    const email = foldAddress(parameters[0]);
    const [unlocked] = await d1.query(
      sql`UPDATE users SET locked_at_ms = NULL, updated_at_ms = ${Date.now()}
          WHERE email = ${email} AND is_demo = 0 RETURNING email`,
    );
    requireOwnAccount(unlocked, email);
    terminal.print(`${email} is open.`);
  },
};

export const endSessions: Command = {
  summary: 'Ends all sessions of an account, on every device.',
  parameters: ['address'],
  help: '\nIts owner can log in again at once. To keep somebody out, lock the account.',
  async run({ d1, terminal, parameters }) {
    const email = foldAddress(parameters[0]);
    const [found, ended] = await d1.query(
      sql`SELECT email FROM users WHERE email = ${email}`,
      sql`DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = ${email})
          RETURNING sid`,
    );
    if (found?.length !== 1) throw new OperatorError(`There is no account with ${email}.`);
    terminal.print(`${ended?.length ?? 0} sessions of ${email} have ended.`);
  },
};

/** As `worker/auth/accounts.ts` does it: one spelling for one account. */
export function foldAddress(address: CommandInput['parameters'][number] | undefined): string {
  return (address ?? '').trim().normalize('NFC').toLowerCase();
}

/** @throws {OperatorError} for no account, or one that belongs to everyone. */
export function requireOwnAccount(rows: readonly unknown[] | undefined, email: string): void {
  if (rows?.length === 1) return;
  throw new OperatorError(
    `There is no account with ${email}, or it is a demo account (ONEGO_DEMO_ACCOUNTS=off removes those).`,
  );
}

function dayOf(timeMs: number | null): string | undefined {
  return timeMs === null
    ? undefined
    : new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ');
}
