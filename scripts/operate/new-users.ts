import { createHash, randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { readSettings } from '../../web/settings.ts';
import { RegisterRequestSchema } from '../../worker/contract/account-schemas.ts';
import { PASSWORD_RESET_MINUTES } from '../../worker/contract/accounts.ts';
import type { Command, CommandInput } from './command.ts';
import { OperatorError, UsageError } from './errors.ts';
import { sql } from './sql.ts';
import { foldAddress, requireOwnAccount } from './users.ts';

const TOKEN_BYTES = 32;
const MINUTE_MS = 60 * 1000;

const LINK_HELP = `
The link is printed once; only a hash of it is stored. It works once, for ${PASSWORD_RESET_MINUTES} minutes, and its
owner chooses the password. With --remote it leads to ONEGO_ORIGIN: set that as for deploying.`;

export const makeUser: Command = {
  summary: 'Makes an account, and prints a link at which its owner chooses a password.',
  parameters: ['address', 'name'],
  help: `${LINK_HELP} Example:

  npm run operate -- make-user kim@example.com "Kim Rao" --remote`,
  async run(input) {
    const { email, username } = readNewUser(input.parameters);
    const id = randomUUID();
    const nowMs = Date.now();
    const link = makeResetLink(await findOrigin(input), email, nowMs);
    const [made] = await input.d1.query(
      sql`INSERT INTO users (id, email, username, password_hash, created_at_ms, updated_at_ms)
          VALUES (${id}, ${email}, ${username}, '', ${nowMs}, ${nowMs})
          ON CONFLICT (email) DO NOTHING RETURNING id`,
      link.statementFor(sql`id = ${id}`),
    );
    if (made?.length !== 1) {
      throw new OperatorError(`There is an account with ${email} already. See reset-link.`);
    }
    showLink(input, email, link.url);
  },
};

export const resetLink: Command = {
  summary: 'Prints a link at which the owner of an account chooses a new password.',
  parameters: ['address'],
  help: `${LINK_HELP} Earlier links for a password are void.`,
  async run(input) {
    const email = foldAddress(input.parameters[0]);
    const link = makeResetLink(await findOrigin(input), email, Date.now());
    const [found] = await input.d1.query(
      sql`SELECT id FROM users WHERE email = ${email} AND is_demo = 0`,
      sql`DELETE FROM one_time_tokens WHERE purpose = 'reset_password'
          AND user_id = (SELECT id FROM users WHERE email = ${email})`,
      link.statementFor(sql`email = ${email} AND is_demo = 0`),
    );
    requireOwnAccount(found, email);
    showLink(input, email, link.url);
  },
};

/** @throws {UsageError} in the words that a visitor would read at registration. */
function readNewUser([address, name]: CommandInput['parameters']) {
  const schema = v.pick(RegisterRequestSchema, ['email', 'username']);
  const result = v.safeParse(schema, { email: foldAddress(address), username: name });
  if (!result.success) throw new UsageError(result.issues[0].message);
  return result.output;
}

/** Where the site of this database is: the local one was told by its build. */
async function findOrigin({ d1, env }: CommandInput): Promise<string> {
  if (d1.isRemote || env.ONEGO_ORIGIN) return readSettings(env).origin;
  const built = await import('../../worker/site.gen.ts').catch(() => undefined);
  return built?.settings.origin ?? readSettings(env).origin;
}

/** As `worker/auth/links.ts` does it: 256 random bits, of which a digest is stored. */
function makeResetLink(origin: string, email: string, nowMs: number) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const digest = createHash('sha256').update(token).digest('base64url');
  const expiresAtMs = nowMs + PASSWORD_RESET_MINUTES * MINUTE_MS;
  return {
    url: `${origin}/reset-password#token=${token}`,
    /** @param account a condition in SQL. */
    statementFor: (account: string) =>
      `${sql`INSERT INTO one_time_tokens
               (token_sha256, purpose, user_id, email, created_at_ms, expires_at_ms)
             SELECT ${digest}, 'reset_password', id, ${email}, ${nowMs}, ${expiresAtMs}
             FROM users WHERE `}${account}`,
  };
}

function showLink({ terminal }: CommandInput, email: string, url: string): void {
  terminal.say(`Give this link to the owner of ${email}, by a way that nobody else reads:`);
  terminal.print(url);
}
