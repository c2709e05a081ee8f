import * as v from 'valibot';
import { makeLink } from '../../worker/auth/links.ts';
import { RegisterRequestSchema } from '../../worker/contract/account-schemas.ts';
import { BY_OPERATOR, PASSWORD_RESET_MINUTES } from '../../worker/contract/accounts.ts';
import { insertAccountEvent, insertOperatorEvent } from '../../worker/db/account-events.ts';
import { deleteTokensOf, insertToken } from '../../worker/db/one-time-tokens.ts';
import { listSignInMethods } from '../../worker/db/sign-in-methods.ts';
import { insertUser } from '../../worker/db/users.ts';
import { readSettings } from '../settings.ts';
import { lockedAccount, requireOwnUser } from './accounts.ts';
import type { Command, CommandInput } from './command.ts';
import { OperatorError, UsageError } from './errors.ts';
import { showSignInMethods } from './sign-in-methods.ts';

const LINK_HELP = `
The link is printed once; only a hash of it is stored. It works once, for ${PASSWORD_RESET_MINUTES} minutes, and its
owner chooses the password. With --remote it leads to ONEGO_ORIGIN. Whoever uses it has
confirmed the address, which you vouch for.`;

export const makeUser: Command = {
  summary: 'Makes an account, and prints a link at which its owner chooses a password.',
  parameters: ['address', 'name'],
  help: `${LINK_HELP} Example:

  npm run operate -- make-user kim@example.com "Kim Rao" --remote`,
  async run(input) {
    const { email, username } = readNewUser(input.parameters);
    const id = crypto.randomUUID();
    const origin = await findOrigin(input);
    const { url, token } = await makeLink(origin, 'reset_password', { userId: id, email });
    const nowMs = Date.now();
    const [made] = await input.d1.batch([
      insertUser({ id, email, username, created_at_ms: nowMs }),
      insertToken(token),
      // By its id: the address may be another account's.
      insertAccountEvent({
        user_id: id,
        at_ms: nowMs,
        event: 'account_made',
        method: BY_OPERATOR,
        user_agent: '',
        place: '',
      }),
    ]);
    if (made?.length !== 1) {
      throw new OperatorError(`There is an account with ${email} already. See reset-link.`);
    }
    showLink(input, email, url);
  },
};

export const resetLink: Command = {
  summary: 'Prints a link at which the owner of an account chooses a new password.',
  parameters: ['address'],
  help: `${LINK_HELP} Earlier links for a password are void. A locked
account has to be unlocked first.`,
  async run(input) {
    const [email = ''] = input.parameters;
    const { d1, terminal } = input;
    const [user, methods] = await Promise.all([
      requireOwnUser(d1, email),
      listSignInMethods(d1, email),
    ]);
    if (user.locked_at_ms !== null) throw lockedAccount(email, 'no link opens it');
    const origin = await findOrigin(input);
    const { url, token } = await makeLink(origin, 'reset_password', { userId: user.id, email });
    await d1.batch([
      deleteTokensOf(user.id, 'reset_password'),
      insertToken(token),
      insertOperatorEvent('reset_link_made', email),
    ]);
    showSignInMethods(terminal, user, methods);
    showLink(input, email, url);
  },
};

/** @throws {UsageError} with the same message as the registration form. */
function readNewUser([email, username]: CommandInput['parameters']) {
  const schema = v.pick(RegisterRequestSchema, ['email', 'username']);
  const result = v.safeParse(schema, { email, username });
  if (!result.success) throw new UsageError(result.issues[0].message);
  return result.output;
}

/** The origin of the site; for the local database, the one in the local build. */
async function findOrigin({ d1, env }: CommandInput): Promise<string> {
  if (d1.isRemote) return readSettings(env).origin;
  const built = await import('../../worker/site.gen.ts').catch(() => undefined);
  return built?.settings.origin ?? readSettings(env).origin;
}

function showLink({ terminal }: CommandInput, email: string, url: string): void {
  terminal.say(`Give this link to the owner of ${email}, by a way that nobody else reads:`);
  terminal.print(url);
}
