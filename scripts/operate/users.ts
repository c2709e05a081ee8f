import * as v from 'valibot';
import { makeLink } from '../../worker/auth/links.ts';
import { RegisterRequestSchema } from '../../worker/contract/account-schemas.ts';
import { BY_OPERATOR, PASSWORD_RESET_MINUTES } from '../../worker/contract/accounts.ts';
import { insertAccountEvent, insertOperatorEvent } from '../../worker/db/account-events.ts';
import { deleteDevicesOf } from '../../worker/db/devices.ts';
import { deleteTokensOf, insertToken } from '../../worker/db/one-time-tokens.ts';
import { deleteSessionsOf } from '../../worker/db/sessions.ts';
import { listSignInMethods } from '../../worker/db/sign-in-methods.ts';
import {
  countUsers,
  insertUser,
  listUsers as listUserRows,
  lockUser as lock,
  unlockUser as unlock,
} from '../../worker/db/users.ts';
import { readSettings } from '../settings.ts';
import { lockedAccount, noOwnAccount, requireOwnUser, requireUser } from './accounts.ts';
import type { Command, CommandInput } from './command.ts';
import { OperatorError, UsageError } from './errors.ts';
import { showSignInMethods } from './sign-in-methods.ts';
import { counted, table } from './table.ts';

const USERS_PER_PAGE = 50;

export const listUsers: Command = {
  summary: 'Lists the accounts, oldest first.',
  parameters: [],
  options: { page: { type: 'string' } },
  help: `
  --page <number>  which fifty; the first if not given

"Last seen" is known while one of the account's sessions is alive.`,
  async run({ d1, terminal, options }) {
    const wanted = Number(options.page ?? 1);
    if (!(Number.isSafeInteger(wanted) && wanted >= 1)) {
      throw new UsageError('The page is a number from 1.');
    }
    const listPage = (page: number) =>
      listUserRows(d1, USERS_PER_PAGE, (page - 1) * USERS_PER_PAGE);
    const [{ all, demo }, listed] = await Promise.all([countUsers(d1), listPage(wanted)]);
    const pageCount = Math.max(1, Math.ceil(all / USERS_PER_PAGE));
    const page = Math.min(wanted, pageCount);
    const rows = (page === wanted ? listed : await listPage(page)).map((user) => [
      user.email,
      user.username,
      user.is_demo === 1 ? 'demo' : (dayOf(user.email_verified_at_ms) ?? 'no'),
      dayOf(user.locked_at_ms) ?? 'no',
      dayOf(user.created_at_ms) ?? '',
      dayOf(user.last_seen_at_ms) ?? '–',
    ]);
    terminal.print(table(['ADDRESS', 'NAME', 'VERIFIED', 'LOCKED', 'CREATED', 'LAST SEEN'], rows));
    if (wanted > page) terminal.say(`There is no page ${wanted}: this is the last.`);
    const demos = demo === 0 ? '' : `, including ${counted(demo, 'demo account')}`;
    terminal.say(`${counted(all, 'account')}, page ${page} of ${pageCount}${demos}`);
  },
};

export const lockUser: Command = {
  summary: 'Closes an account: its sessions and links end, and nobody can log in to it.',
  parameters: ['address'],
  help: `
Who tries to log in is told that the password is wrong. A removal of the second factor is called off,
because the owner could not stop it now. Example:

  npm run operate -- lock-user kim@example.com --remote`,
  async run({ d1, terminal, parameters: [email = ''] }) {
    // Before the account forgets its browsers: an intruder's may be among them.
    const [user, methods] = await Promise.all([
      requireOwnUser(d1, email),
      listSignInMethods(d1, email),
    ]);
    showSignInMethods(terminal, user, methods);
    const keepsFactor = await lock(d1, email);
    terminal.print(`${email} is locked, and its sessions have ended.`);
    if (keepsFactor) terminal.print('The removal of its second factor is called off.');
  },
};

export const unlockUser: Command = {
  summary: 'Opens a locked account again.',
  parameters: ['address'],
  help: '\nIts owner logs in anew: locking has ended the sessions.',
  async run({ d1, terminal, parameters: [email = ''] }) {
    if (!(await unlock(d1, email))) throw noOwnAccount(email);
    terminal.print(`${email} is open.`);
  },
};

export const endSessions: Command = {
  summary: 'Ends all sessions of an account, and makes it forget its browsers.',
  parameters: ['address'],
  help: '\nIts owner can log in again at once, unless the account is locked: to keep somebody out, lock it.',
  async run({ d1, terminal, parameters: [email = ''] }) {
    const user = await requireUser(d1, email);
    const [[ended = []], methods] = await Promise.all([
      d1.batch([
        deleteSessionsOf(user.id),
        deleteDevicesOf(user.id),
        insertOperatorEvent('logout_everywhere', email),
      ]),
      listSignInMethods(d1, email),
    ]);
    terminal.print(
      `${counted(ended.length, 'session')} of ${email} ${ended.length === 1 ? 'has' : 'have'} ended.`,
    );
    showSignInMethods(terminal, user, methods);
  },
};

function dayOf(timeMs: number | null): string | undefined {
  return timeMs === null
    ? undefined
    : new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ');
}

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
